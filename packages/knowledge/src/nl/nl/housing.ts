/** Notice to end a lease, rent arrears and eviction: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'nl.home.want': {
    says: 'Uw verhuurder wil dat u vertrekt. Een brief alleen beëindigt uw recht op de woning niet.',
  },
  'nl.home.want-rent': { says: 'Uw verhuurder zegt dat u huur schuldig bent.' },
  'nl.home.who': {
    says: 'Dit is uw verhuurder of iemand die voor hem schrijft. Alleen een rechter kan de huur tegen uw wil beëindigen.',
  },
  'nl.home.real': {
    says: 'U hoeft niet weg door deze brief. De verhuurder moet eerst naar de rechter.',
  },
  'nl.home.not-yet': {
    says: 'Niemand mag uw sloten vervangen of u eruit zetten. Alleen een deurwaarder met een vonnis mag dat.',
  },
  'nl.home.rights': {
    says: 'U kunt nee zeggen tegen een opzegging, een regeling vragen en de rechter uw kant vertellen.',
  },
  'nl.home.deadline-six': {
    says: 'De opzegging moet u vragen binnen zes weken te zeggen of u akkoord bent. Zegt u niets, dan bent u niet akkoord.',
    action: 'Schrijf de verhuurder dat u niet akkoord bent',
    consequence:
      'De verhuurder kan dan de rechter vragen de huur te beëindigen. U mag blijven tot de rechter beslist.',
  },
  'nl.home.right-judge': { says: 'U hebt het recht te blijven tot een rechter beslist.' },
  'nl.home.right-grounds': {
    says: 'Een verhuurder heeft een reden uit de wet nodig. Die moet in de opzegging staan.',
  },
  'nl.home.right-notice': {
    says: 'U hebt recht op een opzegtermijn van drie tot zes maanden, per aangetekende brief of deurwaarder.',
  },
  'nl.home.right-fixed': {
    says: 'Huurcontracten vanaf 1 juli 2024 zijn meestal voor onbepaalde tijd. Tijdelijk mag alleen in genoemde gevallen.',
  },
  'nl.home.right-help': {
    says: 'U hebt recht op snelle schuldhulp van uw gemeente als uw huis in gevaar is.',
  },
  'nl.home.option-no': {
    title: 'Nee zeggen tegen de opzegging',
    says: 'Schrijf dat u niet akkoord bent.',
    cost: 'Niets.',
    time: 'Binnen zes weken.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'U wilt blijven.',
  },
  'nl.home.option-plan': {
    title: 'Een regeling aanbieden',
    says: 'Betaal de nieuwe huur en een bedrag voor de oude.',
    cost: 'Wat u aanbiedt.',
    time: 'Eén brief.',
    risk: 'Houd u eraan, anders volgt de rechter.',
    bestFor: 'U bent huur schuldig.',
  },
  'nl.home.option-help': {
    title: 'Hulp van gemeente en Juridisch Loket',
    says: 'Gratis hulp bij huurschuld en opzegging.',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Uw huis is in gevaar.',
  },
  'nl.home.warn-three': {
    says: 'Bij ongeveer drie maanden achterstand beslist de rechter vaak tot ontruiming. Doe eerder iets.',
  },
  'nl.rent.right-costs': {
    says: 'Incassokosten mogen pas na een gratis brief met 14 dagen om te betalen.',
  },
  'nl.home.right-own-use': {
    says: 'Bij eigen gebruik moet de verhuurder de rechter een dringende nood bewijzen, en dat u andere passende woonruimte kunt vinden. Moet u weg, vraag dan de verhuiskosten.',
  },
}
