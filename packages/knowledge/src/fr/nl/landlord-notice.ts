/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_NOTICE_WORDS: Words = {
  'fr.home.want-notice': {
    says: 'Uw verhuurder zegt de huur op (congé): om te verkopen, er te wonen, of om een ernstige reden.',
  },
  'fr.home.step-check-notice': {
    says: 'Controleer de opzegging (congé). Is er een reden? Is het zes maanden (drie als gemeubileerd) voor het einde van de huur? Kwam ze per aangetekende brief, deurwaarder of in de hand?',
  },
  'fr.home.right-reason': {
    says: 'Bij een lege woning moet de verhuurder zes maanden voor het einde van de huur opzeggen (congé). De enige redenen: verkoop, eigen gebruik of een ernstige reden.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Bij een gemeubileerde woning moet de verhuurder drie maanden voor het einde van de huur opzeggen (congé). Er moet een reden zijn: verkoop, eigen gebruik of een ernstige reden.',
  },
  'fr.home.furnished-late': {
    says: 'Kwam de opzegging met minder dan drie maanden? Dan geldt die niet en loopt de huur een jaar door. Bij gemeubileerd hebt u geen voorkooprecht.',
  },
  'fr.home.right-older': {
    says: 'Bent u ouder dan 65 met een laag inkomen, dan moet de verhuurder u meestal een andere woning in de buurt aanbieden.',
  },
  'fr.home.right-buy': {
    says: 'Een opzegging om een lege woning te verkopen is eerst een aanbod aan u. U hebt de eerste twee maanden van de opzegtermijn om ja te zeggen.',
  },
  'fr.home.option-dispute': {
    title: 'De opzegging betwisten',
    says: 'Is de reden vals of de tijd te kort, schrijf dan de verhuurder. De huur loopt dan door, of een rechter beslist.',
    cost: 'Een aangetekende brief.',
    time: 'Een uur.',
    risk: 'Is de opzegging geldig, dan moet u aan het einde vertrekken.',
    bestFor: 'De opzegging is te laat, heeft geen reden, of de reden is een voorwendsel.',
  },
  'fr.home.insight-no-reason': {
    says: 'Wij zien geen reden voor de opzegging. Zonder een van de drie wettelijke redenen heeft ze geen kracht.',
    actionable: 'Laat de ADIL ze controleren, en zeg de verhuurder schriftelijk dat u blijft.',
  },
  'fr.home.right-notice-received': {
    says: 'De termijn loopt vanaf de dag dat de brief u echt bereikte, niet vanaf zijn datum. Bewaar de envelop en het postbewijs.',
  },
  'fr.home.right-notice-leaflet': {
    says: 'Bij een opzegging om te verkopen of er te wonen hoort een officieel blad over uw rechten (notice d’information). Ontbreekt het? Zeg dat schriftelijk.',
  },
  'fr.home.right-leave-early': {
    says: 'Tijdens de opzegtermijn van de verhuurder mag u eerder weg. U betaalt dan alleen huur voor de dagen dat u er woonde.',
  },
}
