/** Letters of landlords: rent owed, repairs, charges, deposits and the way to a court: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'it.home.want-rent': {
    says: 'Ihr Vermieter sagt, dass Sie Miete oder Nebenkosten schulden, und will Geld.',
  },
  'it.home.want-rent-demand': {
    says: 'Ihr Vermieter sagt, dass Sie Miete oder Nebenkosten schulden, und will Geld.',
  },
  'it.home.who': {
    says: 'Das ist Ihr Vermieter (locatore) oder ein Anwalt oder eine Agentur für ihn. Es ist kein Gericht.',
  },
  'it.home.rights': {
    says: 'Sie dürfen bleiben, bis ein Richter den Auszug anordnet. Sie können zahlen, bestreiten und um Zeit bitten. Bei kleinem Einkommen können Sie einen kostenlosen Anwalt haben.',
  },
  'it.home.reality': {
    says: 'Ein Brief nimmt Ihnen nicht die Wohnung. Nur ein Richter kann Sie zum Auszug zwingen. Nur der Gerichtsvollzieher (ufficiale giudiziario) darf es ausführen.',
  },
  'it.home.no-locks': {
    says: 'Ihr Vermieter darf nicht das Schloss tauschen, Strom oder Wasser sperren oder ohne Ihr Ja hereinkommen. Passiert es, rufen Sie die Polizei.',
  },
  'it.home.unregistered': {
    says: 'Ist der Mietvertrag nicht registriert, kann der Vermieter nicht mehr als die registrierte Miete verlangen. Sie haben dann zusätzliche Rechte.',
  },
  'it.home.right-judge': {
    says: 'Sie haben das Recht, von einem Richter gehört zu werden, bevor Sie Ihre Wohnung verlieren.',
  },
  'it.home.right-grace': {
    says: 'Klagt der Vermieter wegen der Miete für eine Wohnung, können Sie in der Verhandlung (udienza) alles zahlen. Oder bitten Sie den Richter um bis zu 90 Tage (termine di grazia).',
  },
  'it.home.right-rise': {
    says: 'Im laufenden Vertrag darf die Miete nur so steigen, wie der schriftliche Vertrag sagt, meist nach dem ISTAT-Index. Bei der Pauschalsteuer (cedolare secca) darf sie nicht steigen.',
  },
  'it.home.right-deposit': {
    says: 'Die Kaution (cauzione) darf höchstens drei Monatsmieten sein, mit Zinsen jedes Jahr. Am Ende bekommen Sie sie zurück, minus bewiesene Schäden.',
  },
  'it.home.right-charges': {
    says: 'Von gemeinsamen Kosten (spese condominiali) zahlen Sie nur, was Gesetz oder Vertrag Ihnen auferlegen. Sie dürfen zuerst die Rechnungen sehen.',
  },
  'it.home.right-repairs': {
    says: 'Der Vermieter muss die Reparaturen machen, außer den kleinen.',
  },
  'it.home.option-dispute': {
    title: 'Schriftlich Nein sagen',
    says: 'Sagen Sie dem Vermieter: Die Kündigung (disdetta) ist zu spät, hat keinen gesetzlichen Grund, oder die Summe ist falsch.',
    cost: 'Ein Einschreiben (raccomandata).',
    time: 'Eine Stunde.',
    risk: 'Der Vermieter kann vor Gericht gehen.',
    bestFor: 'Die Kündigung oder die Summe stimmt nicht.',
  },
  'it.home.option-negotiate': {
    title: 'Sich einigen',
    says: 'Bieten Sie einen Plan für die Miete an oder einen Auszugstag, den Sie schaffen.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Ein Versprechen, das Sie nicht halten können, macht es schlimmer.',
    bestFor: 'Sie schulden Miete oder wollen in Ruhe ausziehen.',
  },
  'it.home.option-pay': {
    title: 'Die geschuldete Miete zahlen',
    says: 'Zahlen Sie alles, bevor der Vermieter vor Gericht geht.',
    cost: 'Die geschuldete Miete.',
    time: 'Jetzt.',
    risk: 'Gering.',
    bestFor: 'Sie schulden sie und können das Geld finden.',
  },
  'it.home.option-help': {
    title: 'Hilfe holen',
    says: 'Ein Mieterverein, die Gemeinde (Comune) oder ein kostenloser Anwalt.',
    cost: 'Kostenlos oder eine kleine Gebühr.',
    time: 'Ein Besuch diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie haben Angst um Ihre Wohnung.',
  },
  'it.home.insight-one-month': {
    says: 'Ein Monat, der 20 Tage unbezahlt ist, reicht für das Gericht.',
    actionable: 'Zahlen Sie zuerst den ältesten Monat und behalten Sie den Beleg.',
  },
  'it.home.tactic-offer-rent': {
    says: 'Nimmt der Vermieter die Miete nicht an, schicken Sie sie per Überweisung oder Postanweisung (vaglia) mit Beleg.',
    risk: 'Kleine Kosten.',
    notWhen: 'Nicht nötig, wenn die Überweisung klappt.',
  },
  'it.home.know-demand': {
    says: 'Eine schriftliche Mietforderung setzt Sie in Verzug. Zinsen laufen, und die fünf Jahre, nach denen Miete verjährt, beginnen neu.',
  },
}
