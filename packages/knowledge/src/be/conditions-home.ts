/** Conditions of letters about a rented home. */
import type { Condition } from '@plainletter/contracts/rule'

/** A plan is for whoever owes rent, and not for whoever must leave because the owner moves in. */
export const RENT_UNPAID = {
  any: [
    {
      says: [
        'arriéré',
        'arriérés',
        'impayé',
        'impayés',
        'loyers impayés',
        'pas payé',
        'pas été payé',
        'pas reçu',
        'retard de paiement',
        'loyers dus',
        'dette',
        'achterstallige',
        'achterstallig',
        'huurachterstand',
        'achterstand',
        'achterstallen',
        'niet betaald',
        'onbetaald',
        'onbetaalde',
        'niet ontvangen',
        'openstaand',
        'openstaande',
        'wanbetaling',
        'mietrückstand',
        'rückstand',
        'nicht bezahlt',
      ],
    },
  ],
} satisfies Condition
