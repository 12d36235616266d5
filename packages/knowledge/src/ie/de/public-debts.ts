/** Debts to a public body in letters of collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'ie.public-debt.want': {
    says: 'Eine Behörde sagt, dass Sie ihr Geld schulden. Sehen Sie nach, wofür, für welche Zeit, und bis wann sie eine Antwort will.',
  },
  'ie.public-debt.reality': {
    says: 'Nehmen Sie diesen Brief ernst. Manche Behörden können ohne Gericht Geld von Lohn oder Konto holen. Antworten Sie bis zum genannten Tag.',
  },
  'ie.public-debt.who': {
    says: 'Das kommt von einer Behörde: einer Gemeinde (council), einem Ministerium, dem Finanzamt (Revenue) oder dem Gerichtsdienst. Das Gesetz gibt jeder eigene Wege, Geld einzutreiben.',
  },
  'ie.public-debt.rights': {
    says: 'Sie können fragen, wie die Summe entsteht, sagen, warum sie falsch ist, und um Zeit zum Zahlen bitten. Tun Sie es schriftlich.',
  },
  'ie.public-debt.council-reality': {
    says: 'Ein council kann Sie wegen dieses Geldes verklagen. Dann kommen Kosten dazu, und ein Sheriff kann es holen. Vereinbaren Sie vorher einen Plan.',
  },
  'ie.public-debt.right-rates': {
    says: 'Bitten Sie das Amt für rates jetzt um einen Zahlungsplan. Offene rates bringen ab dem nächsten 1. Januar Zinsen. Gehört Ihnen das Haus, lasten sie darauf. Fragen Sie, ob der council sie in Härtefällen erlässt.',
  },
  'ie.public-debt.rent-right-warning': {
    says: 'Ein council muss meist zuerst eine Mietwarnung (tenancy warning) schicken. Dann haben Sie zwei Monate, um zu zahlen oder einen Plan zu vereinbaren. Nur der District Court kann die Räumung anordnen.',
  },
  'ie.public-debt.motor-know-arrears': {
    says: 'Rückstände der Kfz-Steuer sind zu zahlen, bevor das Auto wieder versteuert wird. Abgemeldet zählt nur, wenn Sie es vorher gemeldet haben. Die gardaí können ein monatelang unversteuertes Auto mitnehmen.',
  },
  'ie.public-debt.step-check': {
    says: 'Vergleichen Sie den Brief mit Ihren Papieren: wofür, welche Zeit, die Summe und was Sie schon bezahlt haben.',
  },
  'ie.public-debt.step-contact': {
    says: 'Melden Sie sich vor dem Tag im Brief bei dem Amt. Können Sie nicht gleich zahlen, sagen Sie, was Sie pro Woche oder Monat zahlen können.',
  },
  'ie.public-debt.step-mabs': {
    says: 'Rufen Sie MABS an: 0818 07 2000. Das ist kostenlos. Sie helfen bei einem Haushaltsplan und können für Sie mit dem Amt sprechen.',
  },
  'ie.public-debt.opt-plan': {
    title: 'Um Raten bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Bei einer ausgefallenen Rate können sie sofort weitermachen.',
    bestFor: 'Sie schulden es und können nicht alles auf einmal zahlen.',
    says: 'Bitten Sie das Amt schriftlich um einen Plan. Zeigen Sie Einkommen und Ausgaben und bieten Sie an, was Sie durchhalten können.',
  },
}
