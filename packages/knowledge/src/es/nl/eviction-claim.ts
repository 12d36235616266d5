/** Court claims to make a tenant leave (desahucio): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_NL: Words = {
  'es.claim.want-eviction': {
    says: 'Uw verhuurder vraagt de rechter u te laten vertrekken (desahucio). U hebt tien werkdagen om iets te doen.',
  },
  'es.claim.deadline-eviction': {
    says: 'U hebt tien werkdagen om te vertrekken, alles te betalen of u te verzetten. Wij tellen vanaf de datum van het papier, voor de zekerheid.',
    action: 'Betaal alle huur, verzet u, of vraag een gratis advocaat',
    consequence: 'De rechter beëindigt uw huur en de dag van ontruiming blijft staan.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'Vraag bij een ontruiming of mondelinge procedure binnen drie werkdagen een gratis advocaat. Dan kan de rechter de klok stilzetten.',
    action: 'Vraag de rechter of de orde van advocaten om een gratis advocaat',
    consequence: 'De klok stopt misschien niet terwijl u op een advocaat wacht.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'U kunt een ontruiming wegens huur één keer stoppen door op tijd alles te betalen (enervar). Niet als u dat al deed, of een formele aanmaning 30 dagen negeerde.',
  },
  'es.claim.right-vulnerable': {
    says: 'Is uw huis in gevaar en uw inkomen laag, dan moet de rechter de sociale dienst inlichten. Hij kan de zaak twee maanden stilleggen, of vier als de eigenaar een bedrijf is.',
  },
  'es.claim.right-fixed-day': {
    says: 'De ontruiming moet een vaste dag en uur hebben die u zijn verteld.',
  },
  'es.claim.step-social': {
    says: 'Ga nu naar de sociale dienst van uw stad. Vraag een verslag van kwetsbaarheid en hulp met de huur.',
  },
  'es.claim.option-defend-home': {
    title: 'Red uw huis',
    says: 'Betaal op tijd alles, of verzet u met een advocaat. Vraag een pauze als u kwetsbaar bent.',
    cost: 'De verschuldigde huur. Een gratis advocaat bij een laag inkomen.',
    time: 'Tien werkdagen.',
    risk: 'Verzet u zich en verliest u, dan vertrekt u en betaalt u misschien kosten.',
    bestFor: 'U wilt blijven of hebt tijd nodig.',
  },
}
