/** The Dutch words of Switzerland: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'ch.debt.want': {
    says: 'Ze vragen u een rekening te betalen, vaak met extra kosten. Deze brief is alleen een verzoek.',
  },
  'ch.debt.who': {
    says: 'Dit is een particulier bedrijf, geen dienst van de staat. Het heeft niet meer macht dan elke schuldeiser.',
  },
  'ch.debt.real': { says: 'Niemand kan door deze brief uw loon of spullen nemen.' },
  'ch.debt.not-yet': {
    says: 'Eerst moet het schuldenkantoor (Betreibungsamt) een betalingsbevel (Zahlungsbefehl) sturen. U kunt het binnen tien dagen met één woord stoppen.',
  },
  'ch.debt.rights': {
    says: 'U kunt bewijs vragen, de schuld betwisten, onduidelijke kosten weigeren en aanbieden in delen te betalen.',
  },
  'ch.debt.right-fees': {
    says: 'U hebt het recht de kosten van een incassobureau te weigeren. De schuldeiser moet elke schade boven de rente bewijzen.',
  },
  'ch.debt.right-proof': { says: 'U hebt het recht te zien waarop de eis berust.' },
  'ch.debt.right-old': {
    says: 'Is de schuld te oud, dan kunt u weigeren. U moet dat zelf zeggen.',
  },
  'ch.debt.option-dispute': {
    says: 'Schrijf wat u niet schuldig bent en waarom.',
    title: 'De schuld of de kosten betwisten',
    cost: 'Een postzegel.',
    time: 'Eén brief.',
    risk: 'Ze kunnen een invordering beginnen (Betreibung).',
    bestFor: 'De rekening of de kosten kloppen niet.',
  },
  'ch.debt.option-plan': {
    says: 'Noem een bedrag dat u kunt volhouden.',
    title: 'Aanbieden in delen te betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Eén brief.',
    risk: 'Een schriftelijk plan kan de schuld erkennen.',
    bestFor: 'U bent het schuldig maar kunt niet alles ineens betalen.',
  },
  'ch.debt.option-help': {
    says: 'Schuldhulp is in elk kanton gratis.',
    title: 'Een gratis schuldhulpverlener vragen',
    cost: 'Niets.',
    time: 'Eén telefoontje.',
    risk: 'Geen.',
    bestFor: 'U hebt meer schulden.',
  },
  'ch.debt.insight-register': {
    says: 'Een invordering kan vijf jaar in het register (Betreibungsregister) staan en u bij verhuurders schaden.',
    actionable: 'Negeer een betalingsbevel niet. Maak binnen tien dagen bezwaar als u het betwist.',
  },
  'ch.debt.insight-partpay': {
    says: 'Een deelbetaling laat de termijn opnieuw beginnen.',
    actionable: 'Kijk hoe oud de schuld is voordat u een eerste bedrag betaalt.',
  },
  'ch.debt.warn-ignore': {
    says: 'Een schuldeiser kan zonder bewijs een invordering (Betreibung) beginnen. Let op uw post voor een betalingsbevel (Zahlungsbefehl).',
  },
  'ch.debt.myth-seize': {
    says: 'Een incassobureau kan geen beslag leggen. Dat kan alleen het schuldenkantoor (Betreibungsamt), en alleen als er geen bezwaar staat.',
  },
  'ch.debt.right-meeting': {
    says: 'Voor de meeste rechtszaken is er een gesprek bij het bemiddelingskantoor (Schlichtungsbehörde). Daar kunt u uw kant vertellen en schikken.',
  },
  'ch.debt.right-doctor': {
    says: 'Stuur een doktersrekening meteen naar uw zorgverzekeraar. De basisverzekering betaalt die meestal terug, min uw eigen deel. Vraag de arts zo lang te wachten.',
  },
  'ch.debt.right-office-cost': {
    says: 'Een betalingsbevel voor 100 tot 500 frank kost 20 frank en de post. De schuldeiser betaalt eerst. Honderden franken is in deze fase meestal te veel.',
  },
}
