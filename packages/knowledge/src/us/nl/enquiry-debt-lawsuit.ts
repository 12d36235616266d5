/** Questions about a lawsuit for a debt, a judgment nobody heard of, old debts, and ways to end one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_LAWSUIT_NL: Words = {
  'us.ask-debt.old': {
    says: 'In de meeste staten is de tijd voor een rechtszaak drie tot zes jaar. Daarna mag een incassobureau niet meer naar de rechter. Betaal of beloof niets voor u dit weet, want dan kan het opnieuw beginnen.',
    dependsOn: 'uw staat, de soort schuld en uw laatste betaling',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Negeer het niet. Als u niet antwoordt, wint de andere kant bij verstek en kan die om uw loon of geld op de bank vragen. Hebt u het gemist, vraag de rechter dan nu om de zaak weer te openen.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Vraag de griffie (court clerk) vandaag om het dossier. U kunt de rechter vragen het vonnis te vernietigen, vooral als u de papieren nooit kreeg. De tijd is kort.',
  },
  'us.ask-debt.settle': {
    says: 'Kijk of de schuld van u is en niet te oud. Bied aan wat u kunt betalen en laat de afspraak eerst op papier zetten. Een kwijtgescholden schuld van $600 of meer kan als inkomen worden gemeld.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Praat eerst met een schuldhulpverlener zonder winstdoel (non-profit credit counselor). Een bedrijf dat per telefoon schuldhulp verkoopt, mag geen geld vragen voor het een schuld heeft geregeld.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Een kwijtgescholden schuld telt als inkomen, behalve bij een uitzondering. De belangrijkste zijn faillissement (bankruptcy) en meer schuldig zijn dan u bezit. Gebruik Form 982.',
    dependsOn: 'of u bij de kwijtschelding meer schuldig was dan u bezat',
  },
  'us.story.not-served': {
    says: 'Vraag de rechtbank om het dossier en het bewijs dat u de papieren kreeg (proof of service). Kreeg u ze niet, vraag dan meteen om het vonnis ongedaan te maken en het beslag te stoppen. Zeg waarom en wat uw verweer is.',
  },
}
