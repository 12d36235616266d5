/** The French words of the rows in ../state-taxes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TAXES_FR: Words = {
  ...stateWords('tax-plan', {
    CA: 'vous pouvez demander au Franchise Tax Board de payer en parts, jusqu’à 60 mois, si vous devez au plus $25,000. Demandez vite : il peut prendre une part de votre paie sans tribunal',
    NC: 'vous pouvez demander au Department of Revenue de payer chaque mois, et d’enlever une pénalité pour une bonne raison. Des frais de 20 % peuvent venir après 60 jours de retard',
  }),
  ...stateWords('tax-protest', {
    AL: 'vous avez 30 jours après un avis provisoire (preliminary assessment) pour demander un examen au Department of Revenue',
    ID: 'vous avez 63 jours après l’envoi de l’avis (notice of deficiency) pour contester auprès de la State Tax Commission',
    KY: 'vous avez 60 jours après la date de l’avis pour contester par écrit auprès du Department of Revenue',
    ND: 'vous avez 30 jours pour contester par écrit un avis (notice of deficiency) auprès du Tax Commissioner',
    AZ: 'vous avez 90 jours pour faire appel d’un impôt sur le revenu fixé (assessment), et 45 jours pour d’autres impôts de l’État',
    CA: 'vous avez 60 jours pour protester contre un impôt proposé (proposed assessment) du Franchise Tax Board',
    IL: 'vous avez 60 jours pour protester contre un avis d’impôt manquant (notice of deficiency), ou aller au Tax Tribunal',
    NJ: 'vous avez 90 jours pour protester auprès de la Division of Taxation ou aller à la Tax Court',
    NY: 'vous avez 90 jours après un avis d’impôt manquant (notice of deficiency) pour demander une réunion ou une audience',
    NC: 'vous avez 45 jours après l’avis pour demander un examen au Department of Revenue',
    OH: 'vous avez 60 jours après la fixation de l’impôt (assessment) pour demander un nouvel examen',
    VA: 'vous avez 90 jours après la fixation de l’impôt (assessment) pour faire appel au Tax Commissioner',
  }),
  ...stateWords('tax-protest', {
    TX: 'vous avez 60 jours après la date de l’avis pour demander au Comptroller une nouvelle décision (redetermination)',
    WA: 'vous avez 30 jours après l’avis pour demander un examen (review) au Department of Revenue',
  }),
}
