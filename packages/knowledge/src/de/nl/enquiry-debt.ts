/** Questions about too many debts, debt advice and insolvency, and the first steps against any debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'de.ask-debt.debt-help': {
    says: 'Bel gratis schuldhulp bij Caritas, Diakonie, AWO, Verbraucherzentrale of uw gemeente. Betaal eerst huur en stroom, en open een P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Met een laag inkomen geeft uw rechtbank (Amtsgericht) u een Beratungsschein. De advocaat kost dan € 15. Voor de zaak zelf is er rechtshulp.',
  },
  'de.ask-debt.step-post': {
    says: 'Open alle post. Een gele envelop start een termijn van twee weken.',
  },
  'de.ask-debt.step-advice': {
    says: 'Vraag gratis schuldhulp bij Caritas, Diakonie, AWO of uw gemeente.',
  },
  'de.ask-debt.right-living': {
    says: 'Niemand mag nemen wat u nodig hebt om te leven: minstens € 1.587,40 nettoloon per maand tot 30 juni 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Controleer elke vordering voor u betaalt: wie, waarvoor, sinds wanneer, hoeveel. Incassobureaus moeten in een openbaar register staan.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Klopt een eis niet, betwist haar één keer schriftelijk en bewaar bewijs.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Betaal eerst huur, stroom en eten. Bied dan wat er over is in kleine bedragen aan.',
  },
  'de.ask-debt.guide-account': {
    says: 'Vraag uw bank een P-Konto als er beslag dreigt. U mag er maar één hebben.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Incassobureaus moeten u zeggen voor wie, waarvoor en hoe alle kosten ontstonden.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Niemand mag uw woning tegen uw wil doorzoeken zonder bevel van een rechter.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'U mag gratis en zonder redenen bezwaar maken tegen een betalingsbevel van de rechtbank (Mahnbescheid).',
  },
  'de.ask-debt.guide-option-help': {
    says: 'Een adviseur kijkt naar al uw schulden en schrijft voor u.',
    title: 'Gratis schuldhulp vragen',
    cost: 'Gratis.',
    time: 'Bel vroeg, er kan een wachttijd zijn.',
    risk: 'Termijnen van de rechtbank lopen door terwijl u wacht.',
    bestFor: 'U hebt meer dan één schuld.',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'Schrijf waarom u het niet schuldig bent en vraag om bewijs.',
    title: 'Betwisten wat niet klopt',
    cost: 'Een postzegel.',
    time: 'Een half uur.',
    risk: 'Ze kunnen toch naar de rechter gaan. Daar kunt u bezwaar maken.',
    bestFor: 'De eis is niet van u, betaald of te oud.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Een kleine betaling op een oude schuld laat de termijn opnieuw beginnen.',
  },
}
