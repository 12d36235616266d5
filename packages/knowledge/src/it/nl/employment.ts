/** Letters of employers that end a job: reasons, times, sums and papers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_WORDS: Words = {
  'it.work.want': {
    says: 'Uw werkgever beëindigt uw baan (licenziamento) en hoort te zeggen waarom.',
  },
  'it.work.who': { says: 'Dit is uw werkgever. Een rechter kan zeggen dat het verkeerd was.' },
  'it.work.rights': {
    says: 'U kunt het schriftelijk aanvechten, loon voor de opzegtermijn en TFR krijgen, en NASpI vragen.',
  },
  'it.work.reality': {
    says: 'De brief is niet het laatste woord. De werkgever moet de reden voor een rechter bewijzen.',
  },
  'it.work.spoken': {
    says: 'Een ontslag dat alleen mondeling gegeven is, heeft geen effect. Het moet schriftelijk zijn, met de redenen.',
  },
  'it.work.no-forced-resign': {
    says: 'Niemand kan u op papier ontslag laten nemen. Ontslag nemen telt alleen online, en u kunt het binnen zeven dagen terugnemen.',
  },
  'it.work.deadline-challenge': {
    says: 'U hebt 60 dagen vanaf de dag dat u het kreeg om het schriftelijk aan te vechten. Wij tellen vanaf de datum ervan.',
    action: 'De aanvechting (impugnazione) aangetekend of per PEC sturen',
    consequence: 'U kunt het ontslag niet meer aanvechten.',
  },
  'it.work.right-writing': { says: 'U hebt recht op de redenen op papier, in dezelfde brief.' },
  'it.work.right-notice': {
    says: 'U hebt recht op de opzegtermijn van uw cao (CCNL), of het loon ervoor. Niet als u op staande voet ontslagen bent om een ernstige fout (giusta causa).',
  },
  'it.work.right-tfr': {
    says: 'U krijgt uw TFR, niet genomen vakantie en een deel van de 13e maand, wat de reden ook is.',
  },
  'it.work.right-null': {
    says: 'Was het om zwangerschap, huwelijk, vakbond, ziekteverlof of discriminatie? Dan is het nietig. U gaat terug met het gemiste loon.',
  },
  'it.work.right-money': {
    says: 'Aangenomen sinds 7 maart 2015? Een oneerlijk ontslag geeft 6 tot 36 maanden loon. In een klein bedrijf kan de rechter tot 18 gaan.',
  },
  'it.work.right-fact-false': {
    says: 'Is het feit in een groter bedrijf niet gebeurd? Dan kan de rechter u uw baan teruggeven.',
  },
  'it.work.right-move': {
    says: 'Bij economische redenen moet de werkgever aantonen dat er voor u geen andere baan in het bedrijf vrij was (repêchage).',
  },
  'it.work.right-collective': {
    says: 'Bij collectief ontslag moet het bedrijf met de vakbonden praten en eerlijk kiezen: gezin, dienstjaren, behoeften.',
  },
  'it.work.right-sick': {
    says: 'Ziekte beschermt uw baan tot een grens (comporto) in uw cao. Vraag de telling van de dagen.',
  },
  'it.work.option-appeal': {
    says: 'Stuur de aanvechting binnen 60 dagen. Ga dan binnen 180 dagen naar de rechter of bemiddeling.',
    title: 'Het aanvechten',
    cost: 'Een aangetekende brief. Dan een vakbond, een advocaat of rechtshulp.',
    time: '60 dagen, dan 180.',
    risk: 'Verliest u bij de rechter, dan kunt u kosten betalen.',
    bestFor: 'De reden is niet waar, niet bewezen of oneerlijk.',
  },
  'it.work.option-negotiate': {
    says: 'Vraag een bedrag bij het arbeidsbureau, een vakbond of met een advocaat. De werkgever mag binnen 60 dagen een belastingvrije cheque aanbieden.',
    title: 'Schikken',
    cost: 'Niets of een klein bedrag.',
    time: 'Enkele weken.',
    risk: 'Neemt u de cheque aan, dan is het voorbij.',
    bestFor: 'U wilt niet terug.',
  },
  'it.work.option-help': {
    says: 'Een vakbond, patronato of arbeidsadvocaat controleert de brief.',
    title: 'Hulp vragen',
    cost: 'Gratis of een klein bedrag.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet het niet zeker.',
  },
  'it.work.option-accept': {
    says: 'Neem wat u toekomt en vraag NASpI.',
    title: 'Het aanvaarden',
    cost: 'Niets.',
    time: 'Nu.',
    risk: 'Na 60 dagen kunt u het niet aanvechten.',
    bestFor: 'De reden is echt en de bedragen kloppen.',
  },
  'it.work.warning-settle-paper': {
    says: 'Teken niet dat u niets meer wilt (quietanza a saldo, rinuncia). U kunt zo’n papier binnen zes maanden aanvechten.',
  },
  'it.work.tactic-short-letter': {
    says: 'De aanvechting heeft geen redenen nodig: „Ik vecht het ontslag van ... aan” en uw naam zijn genoeg.',
    risk: 'U moet nog steeds binnen 180 dagen iets doen.',
    notWhen: 'U zou het met een gewone mail doen.',
  },
  'it.work.element-reasons': {
    says: 'De brief moet de redenen geven.',
    name: 'De redenen',
    ifMissing: 'Zeg het uw advocaat: een brief zonder redenen is niet geldig.',
  },
  'it.work.right-home-worker': {
    says: 'In een privéhuis hoeft ontslag geen reden te hebben. Maar men is u de opzegtermijn of het loon daarvan, resterende vakantie en TFR schuldig, ook als colf of badante.',
  },
}
