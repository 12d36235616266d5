/** The German words of Spain: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_DE: Words = {
  'es.insurance.want': {
    says: 'Ein Versicherer sagt Nein, zahlt weniger, beendet die Police oder will einen Beitrag.',
  },
  'es.insurance.who': {
    says: 'Das ist ein privater Versicherer. Die Versicherungsaufsicht (DGSFP) überwacht ihn.',
  },
  'es.insurance.rights': {
    says: 'Sie können Gründe verlangen, einen eigenen Gutachter schicken, sich kostenlos beschweren und klagen.',
  },
  'es.insurance.reality': {
    says: 'Ein erstes Nein ist nicht endgültig. Klauseln, die Ihre Rechte beschränken, gelten nur, wenn sie hervorgehoben und von Ihnen unterschrieben sind.',
  },
  'es.insurance.no-court': {
    says: 'Für einen unbezahlten Beitrag kann er ohne Gericht kein Geld nehmen.',
  },
  'es.insurance.time': {
    says: 'Sie haben zwei Jahre, um bei Sachschäden zu fordern, und fünf bei Personen.',
  },
  'es.insurance.right-forty': {
    says: 'In 40 Tagen nach Ihrer Meldung muss er mindestens die Summe zahlen, von der er weiß, dass er sie schuldet.',
  },
  'es.insurance.right-interest': {
    says: 'Hat er nach drei Monaten ohne guten Grund nicht gezahlt, schuldet er Ihnen hohe Zinsen.',
  },
  'es.insurance.right-limits': {
    says: 'Klauseln, die Ihre Rechte beschränken, müssen hervorgehoben und schriftlich angenommen sein.',
  },
  'es.insurance.right-expert': {
    says: 'Sind Sie über den Schaden nicht einig, dürfen Sie einen eigenen Gutachter nennen. Ein dritter entscheidet.',
  },
  'es.insurance.right-month': {
    says: 'Zahlen Sie einen späteren Beitrag nicht, ruht der Schutz einen Monat nach der Fälligkeit. Fordert er ihn nicht in sechs Monaten, endet der Vertrag.',
  },
  'es.insurance.right-one-month-leave': {
    says: 'Sie können die jährliche Verlängerung mit einem Monat Frist stoppen. Der Versicherer braucht zwei.',
  },
  'es.insurance.step-reasons': {
    says: 'Fragen Sie schriftlich nach dem Grund, der benutzten Klausel und dem Gutachten.',
  },
  'es.insurance.step-sac': {
    says: 'Beschweren Sie sich beim Kundendienst oder Ombudsmann (defensor). Behalten Sie einen Beleg mit Datum.',
  },
  'es.insurance.step-dgsfp': {
    says: 'Sagt er Nein oder antwortet nicht rechtzeitig, beschweren Sie sich kostenlos bei der DGSFP.',
  },
  'es.insurance.step-proof': {
    says: 'Behalten Sie Fotos, Rechnungen und Berichte. Melden Sie einen neuen Schaden in sieben Tagen.',
  },
  'es.insurance.option-complain': {
    title: 'Sich beschweren',
    says: 'Zuerst beim Versicherer, dann bei der DGSFP.',
    cost: 'Nichts.',
    time: 'Ein oder zwei Monate, dann einige Monate.',
    risk: 'Die Meinung der DGSFP bindet den Versicherer nicht.',
    bestFor: 'Das Nein hat keinen klaren Grund.',
  },
  'es.insurance.option-expert': {
    title: 'Einen eigenen Gutachter nennen',
    says: 'Ihr Gutachter und deren sehen den Schaden an. Ein dritter entscheidet.',
    cost: 'Ihr Gutachter und die Hälfte des dritten.',
    time: 'Wochen.',
    risk: 'Es kann mehr kosten, als es bringt.',
    bestFor: 'Der Versicherer will zahlen, aber zu wenig.',
  },
  'es.insurance.option-court': {
    title: 'Vor Gericht gehen',
    says: 'Ein Richter kann Zahlung mit Zinsen anordnen. Bis 2.000 € ohne Anwalt.',
    cost: 'Ein Anwalt über 2.000 €.',
    time: 'Monate.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Eine hohe Summe und gute Beweise.',
  },
  'es.insurance.insight-small-print': {
    says: 'Wurde die Klausel nicht extra unterschrieben, gilt sie vielleicht nicht.',
    actionable: 'Suchen Sie Ihre Unterschrift unter den besonderen Klauseln.',
  },
  'es.insurance.warning-sign-less': {
    says: 'Unterschreiben Sie nicht, dass die Summe alles erledigt (finiquito), wenn sie zu niedrig ist.',
  },
}
