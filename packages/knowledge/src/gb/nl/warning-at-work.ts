/** A written warning at work: nothing has ended the job. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNING_AT_WORK_NL: Words = {
  'gb.warning.not-yet': {
    says: 'Deze waarschuwing alleen beëindigt uw baan niet. Voor ontslag is een nieuwe reden nodig en een nieuwe zitting.',
  },
  'gb.warning.reality': {
    says: 'Een waarschuwing geldt voor een bepaalde tijd. Daarna hoort die meestal niet meer te tellen.',
  },
  'gb.warning.right-appeal': {
    says: 'U kunt bezwaar maken tegen een waarschuwing. Ze horen u te horen, en zo mogelijk beslist iemand anders.',
  },
  'gb.warning.right-companion': {
    says: 'Naar het gesprek over uw bezwaar mag een collega of iemand van de vakbond mee.',
  },
  'gb.warning.right-content': {
    says: 'Er moet staan wat fout was, wat wanneer anders moet, hoe lang het geldt en wat kan volgen.',
  },
  'gb.warning.right-data': {
    says: 'U kunt de notities en verklaringen over u opvragen. Dat is gratis en ze hebben een maand.',
  },
  'gb.warning.step-appeal': {
    says: 'Zoek de laatste dag voor bezwaar. Een kort briefje is genoeg: "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: 'Is de dag voorbij? Maak toch bezwaar en zeg waarom het laat is. Misschien kijken ze er nog naar.',
  },
  'gb.warning.step-diary': {
    says: 'Doe wat terecht wordt gevraagd en houd dat bij. Zeg schriftelijk welke hulp u nodig hebt, zoals scholing.',
  },
  'gb.warning.option-appeal': {
    says: 'Zeg wat niet klopt: de feiten, de manier, of dat anderen milder werden behandeld.',
    title: 'Bezwaar tegen de waarschuwing',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Laag. Door bezwaar hoort die niet zwaarder te worden.',
    bestFor: 'De waarschuwing klopt niet of is te streng.',
  },
  'gb.warning.option-note': {
    says: 'Neem hem voorlopig aan en vraag uw korte notitie erbij te bewaren.',
    title: 'Aanvaarden, met uw notitie',
    cost: 'Niets.',
    time: 'Enkele dagen.',
    risk: 'De waarschuwing geldt voor haar tijd.',
    bestFor: 'Ze is terecht, of u wilt rust.',
  },
  'gb.warning.insight-later': {
    says: 'Komt er later ontslag, dan kijkt een rechter (tribunal) zelden opnieuw naar een niet betwiste waarschuwing.',
    actionable: 'Klopt hij niet? Maak nu bezwaar, ook al is het kort.',
  },
}
