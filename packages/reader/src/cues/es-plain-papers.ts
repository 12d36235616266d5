/** Spanish: papers in few plain words, as small firms, landlords and offices write them now. */
import type { CueRow } from './cue.ts'

export const ES_PLAIN_PAPER_CUES = [
  {
    means: 'type',
    kinds: { DISMISSAL_LETTER: 7 },
    cues: 'tu relación laboral con nosotros termina | relación laboral termina | no tienes que venir | relación laboral con nosotros termina',
  },
  {
    means: 'type',
    kinds: { CEASE_AND_DESIST: 7 },
    cues: 'le requiero para que la retire | su reseña | no vuelva a publicar',
  },
  {
    means: 'type',
    kinds: { CONSUMER_CONTRACT_DISPUTE: 6 },
    cues: 'no admite devolución | no podemos reembolsarle',
  },
  {
    means: 'type',
    kinds: { COPYRIGHT_INFRINGEMENT_LETTER: 7 },
    cues: 'autor de las imágenes | es autor de las fotografías',
  },
  {
    means: 'type',
    kinds: { EVICTION_NOTICE: 7, RENT_ARREARS_LETTER: -3 },
    cues: 'no lo voy a renovar | dejar la vivienda libre | desahucio por falta de pago | desaloje la vivienda',
  },
  {
    means: 'type',
    kinds: { INSURANCE_DECISION: 6 },
    cues: 'le ofrecemos como indemnización | indemnización por los daños de su coche | firme el finiquito adjunto',
  },
  {
    means: 'type',
    kinds: { DEBT_COLLECTION_LETTER: 5 },
    cues: 'no nos ha pagado la reparación | cuotas de la comunidad | iremos al juzgado | reclamarlas en el juzgado | acudiremos al juzgado',
  },
  {
    means: 'type',
    kinds: { OTHER: 7, RENT_ARREARS_LETTER: -5 },
    cues: 'la renta del piso pasará | renta pasará de | alquiler pasará de',
  },
  {
    means: 'type',
    kinds: { RENT_ARREARS_LETTER: 6, EVICTION_NOTICE: -3 },
    cues: 'faltan los alquileres | abogado para el desahucio',
  },
] as const satisfies readonly CueRow[]
