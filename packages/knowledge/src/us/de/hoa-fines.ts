/** The German words of the rows in ../hoa-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOA_FINES_DE: Words = {
  'us.hoa.ask-ticket': {
    says: 'Ein Eigentümerverein (association) ist nicht die Polizei. Er kann Sie nur bestrafen, wenn seine Papiere und das Gesetz des Bundesstaats es erlauben, meist nach Mitteilung und Anhörung. Fragen Sie nach der Regel und den Beweisen.',
    dependsOn: 'Ihr Bundesstaat und die Papiere des Vereins',
  },
  'us.hoa.want': {
    says: 'Der Eigentümerverein (association) sagt, dass eine Regel gebrochen wurde, und will eine Strafe oder eine Änderung.',
  },
  'us.hoa.reality': {
    says: 'Das ist eine private Gruppe, nicht die Polizei. Sie muss sich an ihre eigenen Papiere und das Gesetz des Bundesstaats halten.',
  },
  'us.hoa.right-ccrs': {
    says: 'Verlangen Sie die Satzung (declaration, CC&Rs), die Regeln und die Liste der Strafen. Eine Strafe, die dort nicht steht, kann nicht bleiben.',
  },
  'us.hoa.right-hearing': {
    says: 'In vielen Bundesstaaten muss der Eigentümerverein (association) Ihnen vor einer Strafe schreiben und eine Anhörung geben.',
  },
  'us.hoa.step-write': {
    says: 'Schreiben Sie dem Vorstand (board). Verlangen Sie eine Anhörung, die Regel und Fotos oder andere Beweise. Zahlen Sie nicht zuerst.',
  },
  'us.hoa.option-hearing': {
    says: 'Gehen Sie mit Ihren Beweisen zur Anhörung, oder schicken Sie sie schriftlich.',
    title: 'Eine Anhörung (hearing) verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum in der Mitteilung',
    risk: 'Keines.',
    bestFor: 'Die Regel oder der Beweis ist schwach.',
  },
  'us.hoa.ca-fines': {
    says: 'In Kalifornien muss der Vorstand (board) Ihnen 10 Tage vor einer Anhörung über eine Strafe schreiben, und danach die Entscheidung schriftlich geben. Die meisten Strafen sind seit Juli 2025 auf $100 begrenzt.',
  },
  'us.hoa.fl-fines': {
    says: 'In Florida braucht eine Strafe 14 Tage Ankündigung und eine Anhörung vor einem Ausschuss der Eigentümer. Sie darf höchstens $100 am Tag sein, außer die Papiere sagen mehr.',
  },
  'us.hoa.fl-changes': {
    says: 'In Florida darf die Gemeinschaft eine Änderung an Ihrem Haus nur nach einer Regel in ihren Papieren ablehnen, die für alle gleich gilt. Sie muss diese Regel schriftlich nennen.',
  },
  'us.hoa.tx-fines': {
    says: 'In Texas muss der Eigentümerverein (association) zuerst schreiben und Ihnen Zeit geben, es in Ordnung zu bringen. Sie haben 30 Tage, um eine Anhörung zu verlangen.',
  },
  'us.hoa.az-fines': {
    says: 'In Arizona braucht eine Strafe eine Mitteilung und die Möglichkeit, gehört zu werden. Auf eine Mitteilung über einen Verstoß können Sie innerhalb von 21 Tagen per Einschreiben (certified mail) antworten.',
  },
  'us.hoa.nc-fines': {
    says: 'In North Carolina müssen Sie vor einer Strafe eine Anhörung bekommen. Eine Strafe darf höchstens $100 am Tag sein.',
  },
  'us.hoa.va-fines': {
    says: 'In Virginia müssen Sie 14 Tage vor einer Anhörung Bescheid bekommen. Eine Strafe darf $50 für einen Verstoß sein, oder $10 am Tag.',
  },
  'us.hoa.nv-fines': {
    says: 'In Nevada müssen Sie Bescheid über die Regel und eine Anhörung bekommen. Die meisten Strafen dürfen höchstens $100 für jeden Verstoß sein.',
  },
  'us.hoa.or-fines': {
    says: 'In Oregon darf eine Eigentümergemeinschaft erst nach einer schriftlichen Mitteilung und einer Anhörung eine Strafe verlangen. Sie muss in einer Liste stehen, die die Eigentümer bekommen haben.',
  },
}
