/** The Dutch words of the rows in ../deposit-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_LETTER_NL: Words = {
  'us.deposit.want': {
    says: 'Uw verhuurder zegt wat hij van uw borg houdt, en waarom.',
  },
  'us.deposit.reality': {
    says: 'Gewone slijtage is geen schade. In de meeste staten verliest een verhuurder die te laat is of geen lijst geeft het recht om de borg te houden.',
  },
  'us.deposit.right-list': {
    says: 'U hebt recht op een lijst van elke aftrek. In veel staten kunt u om rekeningen of foto’s vragen.',
  },
  'us.deposit.step-proof': {
    says: 'Verzamel het huurcontract, foto’s van het begin en het einde, en berichten. Schrijf op welke dag u de sleutels teruggaf.',
  },
  'us.deposit.step-write': {
    says: 'Schrijf wat u betwist en waarom, geef uw nieuwe adres, en noem een dag om de rest te betalen. Bewaar bewijs van verzending.',
  },
  'us.deposit.option-small-claims': {
    says: 'Stuur eerst een brief met uw eis. Voor de rechtbank voor kleine zaken (small claims court) is geen advocaat nodig.',
    title: 'Schrijven, dan naar de rechtbank voor kleine zaken (small claims court)',
    cost: 'Kleine kosten van de rechtbank; vraag om vrijstelling',
    time: 'Eerst een brief, dan een paar weken',
    risk: 'De verhuurder kan ook schade eisen.',
    bestFor: 'Zij hielden te veel, waren te laat, of stuurden geen lijst.',
  },
}
