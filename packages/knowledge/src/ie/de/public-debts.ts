/** Debts to the state that are collected by letter: the words in German. */
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
  'ie.public-debt.fine-want': {
    says: 'Der Gerichtsdienst (Courts Service) will eine Geldstrafe, die ein Richter verhängt hat. Sehen Sie nach Aktenzeichen, offener Summe und Zahltag.',
  },
  'ie.public-debt.fine-who': {
    says: 'Der Courts Service führt die Ämter der Gerichte. Er verschickt die Schreiben und nimmt die Zahlung einer Strafe an, die ein Richter verhängt hat.',
  },
  'ie.public-debt.fine-reality': {
    says: 'Eine nicht bezahlte Gerichtsstrafe geht zurück an das Gericht. Es kann sie vom Lohn abziehen lassen oder gemeinnützige Arbeit anordnen. Sind über 500 € offen, kann es Sachen holen lassen.',
  },
  'ie.public-debt.fine-know-prison': {
    says: 'Gefängnis wegen einer offenen Strafe ist der letzte Schritt. Das Gericht muss zuerst an Lohn, Sachen und gemeinnützige Arbeit denken.',
  },
  'ie.public-debt.fine-right-parts': {
    says: 'Eine Gerichtsstrafe von über 100 € kann über ein Jahr in Raten bezahlt werden. Die erste Rate muss binnen 42 Tagen nach der Strafe bezahlt sein.',
  },
  'ie.public-debt.fine-right-court': {
    says: 'Bevor das Gericht wegen einer offenen Strafe etwas anordnet, werden Sie zu einem Termin geladen. Gehen Sie hin und bringen Sie eine Aufstellung Ihrer Mittel mit. Der Richter muss sie ansehen.',
  },
  'ie.public-debt.fine-step-pay': {
    says: 'Zahlen Sie die Strafe oder den Rest online oder bei der Post, mit der Fallnummer. Behalten Sie die Quittung. Geht das nicht, rufen Sie jetzt das Gerichtsamt an.',
  },
  'ie.public-debt.welfare-reality': {
    says: 'Das Ministerium kann diese Schuld ohne Gericht von Lohn oder Konto holen (notice of attachment). Es tut das, wenn Sie zur Rückzahlung aufgefordert wurden und nicht zahlten.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'Das Ministerium behält diese Schuld in den Akten, bis sie bezahlt ist. Sie kann von späteren Leistungen abgezogen werden, auch von der staatlichen Rente.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'Von einer wöchentlichen Leistung dürfen sie höchstens 15 % Ihres eigenen Satzes nehmen, außer Sie stimmen mehr zu. Sagen Sie vorher, was Sie zahlen können.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Ist der Bescheid hinter dieser Schuld falsch, legen Sie Einspruch beim Social Welfare Appeals Office ein. Das ist kostenlos. Die Frist ist 60 Tage ab dem Bescheid.',
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
