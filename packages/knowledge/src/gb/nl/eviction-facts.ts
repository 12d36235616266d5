/** What a notice to leave a rented home is: who writes, what cannot happen yet, and the free lawyer. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_FACTS_NL: Words = {
  'gb.home.want-notice': {
    says: 'Blijft u, dan kunnen ze een rechter laten beslissen.',
  },
  'gb.home.reality': {
    says: 'Een brief of opzegging (notice) beëindigt uw woning niet. De meeste huurders kan alleen een rechter bevelen te vertrekken. Alleen ambtenaren van de rechtbank mogen dat uitvoeren.',
  },
  'gb.home.reality-scotland': {
    says: 'Een opzegging (notice) beëindigt uw woning niet. Bij de meeste particuliere huur moet de verhuurder een bevel van het First-tier Tribunal krijgen. Dat kijkt of het redelijk is.',
  },
  'gb.home.reality-ni': {
    says: 'Een opzegging (notice) beëindigt uw woning niet vanzelf. Uw verhuurder heeft een bevel van de rechter nodig om u te laten vertrekken.',
  },
  'gb.home.rights-summary': {
    says: 'U mag blijven tot een rechter anders beslist. U kunt het betwisten, tijd vragen en een gratis advocaat krijgen.',
  },
  'gb.home.rights-scotland': {
    says: 'U mag blijven tot het tribunaal (Tribunal) een bevel geeft. U kunt uw kant vertellen. Ontruimen moet redelijk zijn.',
  },
  'gb.home.who': {
    says: 'Uw verhuurder of makelaar is een privépersoon of bedrijf. Hij mag de sloten niet vervangen, de stroom niet afsluiten en uw spullen niet buiten zetten.',
  },
  'gb.home.not-yet': {
    says: 'Ze kunnen u nu niet uit huis zetten. Eerst moeten er een geldige opzegging, een rechtszaak en een bevel zijn. Daarna een datum met deurwaarders (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Kreeg u bericht dat u uw woning kunt verliezen? Dan kunt u een gratis advocaat krijgen via rechtshulp (legal aid), wat u ook verdient.',
    learnMore:
      'Zoek de Housing Loss Prevention Advice Service op de zoekpagina voor rechtshulp (legal aid).',
  },
}
