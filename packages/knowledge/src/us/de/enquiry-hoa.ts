/** The German words of the rows in ../enquiry-hoa.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOA_DE: Words = {
  'us.state.tx.ask-hoa-fine': {
    says: 'In Texas muss ein Eigentümerverein (association) Ihnen zuerst schreiben, eine faire Zeit zum Beheben geben und Sie eine Anhörung verlangen lassen. Verlangen Sie sie innerhalb von 30 Tagen schriftlich.',
    dependsOn: 'ob Sie eine schriftliche Mitteilung bekamen und eine Anhörung verlangen konnten',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Der Eigentümerverein (association) muss Ihnen 14 Tage vorher schreiben und eine Anhörung vor einem Ausschuss der Eigentümer geben. Eine Strafe unter $1,000 kann in Florida kein Pfandrecht (lien) auf Ihrem Haus werden.',
    dependsOn: 'die Papiere des Vereins und ob Sie eine Anhörung hatten',
  },
  'us.ask-home.hoa-fine': {
    says: 'Der Eigentümerverein (association) darf Sie nur bestrafen, wie es seine Papiere und das Gesetz Ihres Bundesstaats erlauben, meist nach einer Mitteilung und einer Anhörung. Verlangen Sie schriftlich die Regel und eine Anhörung (hearing).',
    dependsOn: 'Ihr Bundesstaat und die Papiere des Vereins',
  },
  'us.story.hoa-limits': {
    says: 'Regeln des Bundes schützen kleine Satellitenschüsseln und die amerikanische Flagge, und viele Bundesstaaten schützen Solaranlagen. Faire Grenzen für Ort und Größe sind erlaubt. Verlangen Sie die schriftliche Regel und eine Anhörung (hearing).',
    dependsOn: 'Ihr Bundesstaat und die Regel',
  },
  'us.story.hoa-change': {
    says: 'Er darf nur nach einer Regel in seinen Papieren ablehnen, fair und für alle gleich. Fragen Sie schriftlich nach der Regel, dem Grund und wie der Vorstand noch einmal prüft. Kalifornien etwa verlangt einen schriftlichen Grund und eine zweite Prüfung in offener Sitzung. Fotografieren Sie gleiche Bauten, die erlaubt wurden. Reißen Sie nichts ab und bauen Sie nicht weiter, bis Sie eine Antwort haben.',
    dependsOn: 'die Papiere des Vereins und Ihr Staat',
  },
}
