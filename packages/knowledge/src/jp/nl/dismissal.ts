/** The Dutch words of Japan: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NL: Words = {
  'jp.job.want': { says: 'Uw werkgever wil uw baan beëindigen.' },
  'jp.job.who': { says: 'Dit is uw werkgever. Een rechter kan zeggen dat het ontslag nietig is.' },
  'jp.job.real': {
    says: 'Een ontslag zonder goede reden is nietig. U hoeft niet akkoord te gaan.',
  },
  'jp.job.not-yet': {
    says: 'U kunt niet ontslagen worden terwijl u thuis bent met letsel van het werk of zwangerschapsverlof, en 30 dagen daarna.',
  },
  'jp.job.rights': {
    says: 'U kunt de redenen vragen, 30 dagen opzegtermijn of loon, en uw openstaande loon.',
  },
  'jp.job.right-wages': {
    says: 'U kunt onbetaald loon drie jaar lang vanaf elke betaaldag eisen.',
  },
  'jp.job.step-sign': {
    says: 'Teken geen ontslagname (退職届). Zeg dat u het niet eens bent en wilt werken.',
  },
  'jp.job.step-reason': { says: 'Vraag schriftelijk een bewijs van de redenen (解雇理由証明書).' },
  'jp.job.step-help': {
    says: 'Vraag de gratis arbeidsbalie (総合労働相談コーナー) of een vakbond.',
  },
  'jp.job.step-hello': {
    says: 'Ga met uw vertrekbewijs (離職票) naar Hello Work voor een werkloosheidsuitkering.',
  },
  'jp.job.step-tribunal': {
    says: 'U kunt naar de arbeidsrechter (労働審判). Meestal zijn er drie zittingen.',
  },
  'jp.job.right-thirty': {
    says: 'U hebt recht op 30 dagen opzegtermijn, of op loon voor de ontbrekende dagen.',
  },
  'jp.job.right-reason': { says: 'U hebt recht op de redenen op papier, zonder uitstel.' },
  'jp.job.right-void': { says: 'Een ontslag zonder goede reden heeft geen effect.' },
  'jp.job.right-term': {
    says: 'Een vaste termijn kan zonder ernstige reden niet eerder eindigen. Na veel verlengingen kan zelfs het einde ervan nietig zijn. Na meer dan vijf jaar kunt u om vast werk zonder einddatum vragen.',
  },
  'jp.job.option-tribunal': {
    says: 'Eerst een brief, dan de arbeidsrechter of een rechtbank.',
    title: 'Het aanvechten',
    cost: 'Kosten; Houterasu kan ze lenen.',
    time: 'Ongeveer drie maanden.',
    risk: 'U krijgt misschien geld, niet de baan.',
    bestFor: 'De reden is zwak.',
  },
  'jp.job.option-deal': {
    says: 'Bemiddeling door het arbeidsbureau (あっせん) is gratis.',
    title: 'Een eerlijk einde vragen',
    cost: 'Niets.',
    time: 'Eén of twee maanden.',
    risk: 'Het bedrijf kan weigeren.',
    bestFor: 'U wilt een snel einde.',
  },
  'jp.job.option-help': {
    says: 'Gratis, ook zonder afspraak.',
    title: 'De arbeidsbalie vragen',
    cost: 'Niets.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen die ontslagen is.',
  },
}
