/** The French words of the rows in ../bond-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BOND_DEDUCTIONS_FR: Words = {
  'nz.kept.right-agree': {
    says: 'Le dépôt de garantie (bond) est gardé par Tenancy Services. Un propriétaire ne peut pas le garder sans votre accord ou un ordre du Tenancy Tribunal.',
  },
  'nz.kept.right-wear': {
    says: 'L’usure normale (fair wear and tear) n’est pas à payer par vous. Le propriétaire doit montrer le dégât, et que c’est vous qui l’avez fait.',
  },
  'nz.kept.step-claim': {
    says: 'Demandez vous-même le dépôt (bond) à Tenancy Services. Ne signez pas un formulaire vide.',
  },
  'nz.kept.step-proof': {
    says: 'Rassemblez le premier état des lieux, des photos et des reçus. Demandez les factures au propriétaire.',
  },
  'nz.kept.option-tribunal': {
    says: 'Dites non par écrit, puis faites la demande en ligne. Community Law vous aide gratuitement.',
    title: 'Laisser décider le Tenancy Tribunal',
    cost: 'De petits frais.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous n’êtes pas d’accord avec ce qu’ils gardent.',
  },
}
