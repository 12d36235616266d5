/** The Italian words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_IT: Words = {
  'fr.neighbour.want': {
    says: 'Qualcuno dice che disturba i vicini e deve smettere.',
  },
  'fr.neighbour.right-abnormal': {
    says: 'Conta solo un disturbo oltre il normale per il luogo. L’altra parte deve provarlo: note, testimoni, misure.',
  },
  'fr.neighbour.right-first': {
    says: 'Prima del tribunale devono provare con Lei un conciliatore o mediatore. Dal conciliatore è gratis.',
  },
  'fr.neighbour.step': {
    says: 'Risponda con calma per iscritto. Dica che cosa ha cambiato o che cosa è sbagliato, e offra un incontro con un conciliatore (conciliateur de justice).',
  },
  'fr.neighbour.option': {
    says: 'Incontratevi con un conciliatore gratuito in comune.',
    title: 'Conciliazione gratis',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Continuerete a vivere vicini.',
  },
  'fr.neighbour.right-trees': {
    says: 'Alberi e siepi oltre due metri devono di solito stare a due metri dal confine, i più bassi a mezzo metro. Dopo trent’anni l’altezza o il posto può restare. I rami oltre il confine vanno tagliati su richiesta.',
  },
  'fr.neighbour.step-trees': {
    says: 'Misuri altezza e distanza, chieda in comune le regole locali e risponda per iscritto. Prima del giudice bisogna di solito tentare un conciliatore gratuito.',
  },
  'fr.neighbour.lease-not-yet': {
    says: 'Questa lettera non fa finire il Suo contratto. Per rumori o altri disturbi può farlo solo un giudice, e solo se il disturbo è provato e grave.',
  },
  'fr.neighbour.lease-duty': {
    says: 'L’inquilino deve usare la casa in modo tranquillo. Il proprietario deve intervenire se i vicini sono disturbati, ma prima deve scriverLe con i motivi.',
  },
  'fr.neighbour.lease-step': {
    says: 'Chieda per iscritto le date e le prove: denunce, lettere dei vicini. Smetta ciò che è vero, e annoti le sere tranquille.',
  },
}
