/** What a letter speaks of where those who help in France are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

export const RENT: Condition = {
  any: [
    {
      says: [
        'loyer',
        'loyers',
        'locataire',
        'locataires',
        'bail',
        'bailleur',
        'propriétaire',
        'charges locatives',
      ],
    },
  ],
}

export const NOWHERE_TO_SLEEP: Condition = {
  any: [
    {
      says: [
        'à la rue',
        'nulle part où aller',
        'nulle part où dormir',
        'où dormir',
        'sans abri',
        'sans-abri',
        'dormir dehors',
        'dans ma voiture',
        'hébergement',
        'changé la serrure',
        'changer la serrure',
        'changé les serrures',
        'mis dehors',
        'mettre dehors',
        'commandement de quitter les lieux',
        'concours de la force publique',
      ],
    },
  ],
}

/** Water has a mediator of its own. */
export const ELECTRICITY_OR_GAS: Condition = {
  any: [
    {
      says: [
        'électricité',
        'électrique',
        'gaz',
        'kwh',
        'linky',
        'gazpar',
        'enedis',
        'grdf',
        "fournisseur d'énergie",
        'chèque énergie',
        'point de livraison',
      ],
    },
    { sender: ['électri', 'energie', 'énergie', 'edf', 'engie', 'gaz'] },
  ],
}

/** The Defender of Rights looks at public bodies, and at those who treat somebody worse for who they are. */
export const STATE_OR_UNFAIR: Condition = {
  any: [
    { isOfficial: true },
    {
      says: [
        'discrimination',
        'discriminé',
        'discriminée',
        'enceinte',
        'grossesse',
        'handicap',
        'handicapé',
        'handicapée',
        'racisme',
        'raciste',
        'mes origines',
        'harcèlement',
        'préfecture',
        'police',
        'gendarmerie',
        'la caf',
        'france travail',
        'pôle emploi',
        'amende',
        'contravention',
        'impôts',
        'rsa',
      ],
    },
  ],
  // A court, or those who act for somebody who is owed money.
  not: [
    { says: ['injonction de payer'] },
    { sender: ['tribunal', 'scp', 'selas', 'selarl', 'huissier', 'commissaire', 'étude'] },
  ],
}

export const TRICK: Condition = {
  any: [
    {
      says: [
        'arnaque',
        'arnaqué',
        'arnaquée',
        'arnaqueur',
        'escroc',
        'escroquerie',
        'fraude',
        'fraudeur',
        'hameçonnage',
        'phishing',
        'piraté',
        'piratage',
        'faux conseiller',
        'faux sms',
        'usurpation',
        'usurpé',
        'est-ce vrai',
      ],
    },
  ],
}
