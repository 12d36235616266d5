/** Court orders for payment (monitorio): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_NL: Words = {
  'es.claim.want-order': {
    says: 'Dit is een betalingsbevel van de rechter (monitorio). Iemand vraagt de rechter u te laten betalen. De rechter heeft u nog niet gehoord.',
  },
  'es.claim.unfair-check': {
    says: 'Bij een betalingsbevel tegen een consument moet de rechter naar oneerlijke bedingen zoeken. Noem de rechter elk beding dat u ziet.',
  },
  'es.claim.deadline-order': {
    says: 'U hebt 20 werkdagen vanaf de dag dat u het kreeg. Wij tellen vanaf de datum, voor de zekerheid.',
    action: 'Betaal, of stuur uw verzet (oposición) naar de rechter',
    consequence: 'De schuldeiser kan de rechter vragen uw loon, rekeningen en spullen te nemen.',
  },
  'es.claim.right-oppose': {
    says: 'U hebt het recht u tegen een betalingsbevel te verzetten. U moet de redenen noemen: betaald, verkeerd bedrag, niet van u, te oud, oneerlijke bedingen.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Tot €2.000 hebt u geen advocaat of procesvertegenwoordiger (procurador) nodig om u te verzetten of te antwoorden.',
  },
  'es.claim.step-oppose': {
    says: 'Bent u niet alles schuldig, stuur dan voor de laatste dag een schriftelijk verzet met uw redenen. Zeg duidelijk welk deel u ontkent.',
  },
  'es.claim.insight-silence': {
    says: 'Antwoordt u niet op een betalingsbevel, dan wordt het zo sterk als een vonnis.',
    actionable: 'Antwoord voor de laatste dag, ook als u maar een deel schuldig bent.',
  },
  'es.claim.insight-over-15000': {
    says: 'Boven €15.000 moet de schuldeiser binnen een maand na uw verzet een nieuwe zaak beginnen. Zo niet, dan eindigt de zaak en betaalt hij de kosten.',
    actionable: 'Vraag de griffier wat er na die maand gebeurde.',
  },
  'es.claim.tactic-partial': {
    says: 'Bent u een deel schuldig, erken dan alleen dat deel en verzet u tegen de rest.',
    risk: 'Ze kunnen het erkende deel innen.',
    notWhen: 'Gebruik het niet als de hele schuld te oud is.',
  },
  'es.claim.right-usury': {
    says: 'Ligt de rente van een kaart of snelle lening ver boven het normale, noem het in uw verzet (oposición) woeker (usura). Dan bent u alleen het ontvangen geld verschuldigd.',
  },
}
