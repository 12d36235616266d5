/** The German words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_DE: Words = {
  'fr.divorce.want': {
    says: 'Ihr Mann oder Ihre Frau bittet den Familienrichter (juge aux affaires familiales), die Ehe zu beenden.',
  },
  'fr.divorce.reality': {
    says: 'Damit beginnt ein Verfahren von Monaten. Der erste Termin regelt vorläufig Wohnung, Kinder und Geld.',
  },
  'fr.divorce.not-yet': {
    says: 'Sie bleiben bis zum Urteil verheiratet. Dieses Papier allein nimmt Ihnen weder Wohnung noch Kinder.',
  },
  'fr.divorce.right-lawyer': {
    says: 'Sie brauchen einen eigenen Anwalt, nicht den Ihres Partners. Er muss sich in 15 Tagen nach der Zustellung melden.',
  },
  'fr.divorce.right-aid': {
    says: 'Bei wenig Geld zahlt der Staat den Anwalt ganz oder teilweise (aide juridictionnelle). Das Einkommen des Partners zählt hier nicht.',
  },
  'fr.divorce.right-for-now': {
    says: 'Beim ersten Termin können Sie die Wohnung, Unterhalt und eine Regelung für die Kinder verlangen.',
  },
  'fr.divorce.right-ground': {
    says: 'Sie dürfen der Scheidung zustimmen, ohne über Schuld zu reden. Ohne Ihr Ja braucht es ein Jahr Trennung oder den Beweis schwerer Schuld.',
  },
  'fr.divorce.right-balance': {
    says: 'Macht die Scheidung Sie viel ärmer als Ihren Partner, können Sie eine Summe verlangen (prestation compensatoire).',
  },
  'fr.divorce.step-lawyer': {
    says: 'Notieren Sie den Tag des Eingangs und den Termin. Suchen Sie diese Woche einen Anwalt, und nehmen Sie alle Papiere mit.',
  },
  'fr.divorce.step-papers': {
    says: 'Sammeln Sie Lohnzettel, Steuerpapiere, Kontoauszüge, Kredite, Mietvertrag oder Urkunde und die Kosten der Kinder.',
  },
  'fr.divorce.option-aid': {
    says: 'Ein Point-justice (3039) oder die freien Stunden der Anwälte sagen, was zuerst zu tun ist.',
    title: 'Ersten Rat kostenlos holen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben noch keinen Anwalt.',
  },
}
