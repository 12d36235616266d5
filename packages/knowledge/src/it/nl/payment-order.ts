/** Court orders for payment (decreto ingiuntivo): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'it.claim.want-order': {
    says: 'Dit is een betalingsbevel van de rechter (decreto ingiuntivo). De rechter zag alleen de papieren van de schuldeiser, niet uw kant.',
  },
  'it.claim.no-seizure': {
    says: 'Tenzij er „provvisoriamente esecutivo” staat, kunnen ze in de eerste 40 dagen niets in beslag nemen.',
  },
  'it.claim.sixty-days': {
    says: 'Een betalingsbevel moet binnen 60 dagen na de datum bezorgd zijn. Zo niet, dan verliest het zijn kracht.',
  },
  'it.claim.deadline-order': {
    says: 'U hebt 40 dagen vanaf de dag dat het u bezorgd is. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Betalen, of u via een advocaat verzetten (opposizione)',
    consequence:
      'Het bevel wordt definitief en ze kunnen loon, rekening en spullen in beslag nemen.',
  },
  'it.claim.right-oppose': {
    says: 'U hebt het recht u tegen een betalingsbevel te verzetten. Dan begint een gewone zaak en moeten ze de schuld bewijzen.',
  },
  'it.claim.right-stop': {
    says: 'Kan het bevel meteen uitgevoerd worden? Dan kunt u de rechter om ernstige redenen vragen dat te stoppen.',
  },
  'it.claim.right-late': {
    says: 'Wist u het niet op tijd door een slechte bezorging? Dan kunt u zich laat verzetten. Vraag meteen een advocaat.',
  },
  'it.claim.option-pay': {
    says: 'Betaal het bedrag en de kosten in het bevel binnen 40 dagen en bewaar bewijs.',
    title: 'Op tijd betalen',
    cost: 'Het bedrag, de rente en de kosten die de rechter bepaalde.',
    time: 'Vóór de laatste dag.',
    risk: 'Laag.',
    bestFor: 'U bent alles schuldig en kunt betalen.',
  },
  'it.claim.insight-silence': {
    says: 'Verzet u zich niet binnen 40 dagen, dan is het bevel zo sterk als een vonnis.',
    actionable: 'Ga ruim vóór de laatste dag naar een advocaat.',
  },
  'it.claim.tactic-partial': {
    says: 'Bent u een deel schuldig? Betaal dat deel en verzet u tegen de rest.',
    risk: 'De rechter kan hen het niet betwiste deel laten innen.',
    notWhen: 'De hele schuld is te oud.',
  },
  'it.claim.element-warning': {
    says: 'Het bevel moet zeggen dat u zich binnen 40 dagen kunt verzetten en dat anders uitvoering volgt.',
    name: 'De waarschuwing van 40 dagen',
    ifMissing: 'Zeg uw advocaat dat de waarschuwing ontbreekt.',
  },
}
