/** Conditions on fines, parking and the licence that several subjects share, so that a row never shows where it is not true. */
import type { Test } from '@plainletter/contracts/rule'

/** The raised notice itself: a first notice names the raised sum as what may come. */
export const FINE_RAISED: Test = {
  says: [
    "avis d'amende forfaitaire majorée",
    "avis d'amende majorée",
    'amende forfaitaire majorée n°',
    'amende forfaitaire majorée du',
    'amende forfaitaire majorée de',
    'amende forfaitaire majorée a été',
    'amende forfaitaire majorée en date',
    'amende forfaitaire majorée reste',
    'amende forfaitaire majorée impayée',
    'amende forfaitaire a été majorée',
    'amende a été majorée',
    'amende est majorée',
    'amendes forfaitaires majorées',
    'faute de paiement ou de contestation',
    'titre exécutoire',
  ],
}

export const PARKING_FPS: Test = {
  says: ['forfait post-stationnement', 'forfait de post-stationnement', 'fps'],
}

/** Unpaid after three months: the State has added its surcharge. A first notice only warns that it "sera majoré". */
export const PARKING_FPS_RAISED: Test = {
  says: [
    'forfait de post-stationnement majoré',
    'forfait post-stationnement majoré',
    'forfait de post-stationnement majore',
    'fps majoré',
    "majoration due à l'état",
    'majoration due à l’état',
  ],
}

/** A ride without a ticket: the costs of the file are owed by law. */
export const TRANSPORT_FINE_LETTER: Test = {
  says: [
    'sans titre de transport',
    'titre de transport valable',
    'police des transports',
    '529-4',
    '529-5',
    'indemnité forfaitaire transactionnelle',
  ],
}

/** A prefect takes the driving licence for a time: no fixed fine. */
export const LICENCE_SUSPENDED: Test = {
  says: [
    'suspension du permis',
    'suspension de votre permis',
    'suspension de permis',
    'permis de conduire est suspendu',
    'permis est suspendu',
    'rétention de votre permis',
  ],
}
