/** The judge's order to pay (injonction de payer) and the objection to it (opposition): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'fr.claim.want-order': {
    says: 'Een rechter heeft een betalingsbevel (injonction de payer) gegeven. De rechter hoorde alleen de andere kant. Nu kunt u in verzet.',
  },
  'fr.claim.reality-order': {
    says: 'Het betalingsbevel (injonction de payer) is echt, maar niet het einde. Gaat u binnen één maand in verzet, dan begint de hele zaak opnieuw bij de rechter.',
  },
  'fr.claim.not-yet-order': {
    says: 'Ze kunnen het betalingsbevel niet uitvoeren zolang de maand voor verzet loopt, of zolang uw verzet open is.',
  },
  'fr.claim.know-served': {
    says: 'Een betalingsbevel (injonction de payer) dat vanaf 1 september 2026 is gegeven, moet u binnen drie maanden bereiken. Oudere hadden zes maanden. Komt het later, dan geldt het niet.',
  },
  'fr.claim.deadline-object': {
    says: 'U hebt één maand vanaf de dag van de betekening (signification) om in verzet te gaan (opposition).',
    action: 'In verzet gaan tegen het betalingsbevel (opposition)',
    consequence: 'Doet u niets, dan geldt het bevel als een vonnis en kan het worden uitgevoerd.',
  },
  'fr.claim.step-date': {
    says: 'Zoek de dag waarop de deurwaarder het bevel betekende (signification). Tel vanaf die dag één maand.',
  },
  'fr.claim.step-object': {
    says: 'Voor verzet stuurt u een aangetekende brief naar de griffie (greffe) die in het bevel staat, of u gaat erheen. Zeg dat u in verzet gaat en teken.',
  },
  'fr.claim.right-object': {
    says: 'U hebt het recht in verzet te gaan (opposition) zonder al redenen te geven. De rechter moet dan beide kanten horen.',
  },
  'fr.claim.right-not-in-hand': {
    says: 'Is het bevel niet in uw eigen handen gegeven, dan hebt u misschien langer. De maand begint dan met het eerste stuk dat u zelf krijgt, of met het eerste beslag.',
  },
  'fr.claim.option-object': {
    title: 'In verzet gaan tegen het bevel',
    says: "Stuur de griffie (greffe) een korte aangetekende brief: „Je fais opposition à l'ordonnance du (datum, nummer).” Dat betekent: ik ga in verzet.",
    cost: 'Een aangetekende brief.',
    time: 'Een half uur. Dan enkele maanden tot een zitting.',
    risk: 'Verliest u, dan kunnen er kosten bijkomen.',
    bestFor: 'De schuld is fout of te oud, of u hebt tijd nodig.',
  },
  'fr.claim.warn-letter-not-object': {
    says: 'Een brief of telefoontje naar de schuldeiser is geen verzet. Alleen een stuk aan de griffie (greffe) telt.',
  },
  'fr.claim.tactic-object': {
    says: 'Verzet (opposition) is een recht en geeft u een zitting. Daar kunt u het bedrag betwisten of tijd vragen.',
    risk: 'Verliest u, dan kunnen er kosten bijkomen.',
    notWhen: 'U bent alles schuldig en kunt nu betalen.',
  },
  'fr.claim.change-served': {
    says: 'Voor betalingsbevelen (injonctions de payer) vanaf 1 september 2026 heeft de schuldeiser maar drie maanden om ze te laten betekenen.',
    was: 'De schuldeiser had zes maanden.',
    is: 'De schuldeiser heeft drie maanden.',
  },
  'fr.claim.element-month': {
    name: 'De tijd voor verzet',
    says: 'Het stuk moet zeggen dat u één maand hebt voor verzet (opposition), en waar.',
    ifMissing:
      'Wij zien de tijd voor verzet niet. Laat het stuk zien aan een gratis juridisch adviseur.',
  },
  'fr.claim.element-sum': {
    name: 'Het bedrag, de rente en de gerechtskosten',
    says: 'Het stuk moet het bedrag noemen, met rente en gerechtskosten.',
    ifMissing: 'Wij zien geen duidelijk bedrag. Vraag de griffie (greffe) om een kopie.',
  },
}
