/** Le congé du logement, cas particuliers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_SPECIAL_FR: Words = {
  'gb.home.ended-reality': {
    says: 'Ce congé (notice) semble n’avoir aucune force légale. Vous n’avez pas à partir à cause de lui.',
  },
  'gb.home.ended-step': {
    says: 'Restez dans votre logement. Écrivez au propriétaire que la « section 21 » a pris fin le 1er mai 2026, et que le congé (notice) n’a donc aucun effet.',
  },
  'gb.home.insight-section-8-old': {
    says: 'Ce congé « section 8 » est d’avant le 1er mai 2026. Un propriétaire privé ne peut s’en servir que s’il a saisi le tribunal à temps, au plus tard le 31 juillet 2026. Alors les anciennes règles valent : ground 8 demande deux mois de loyer.',
    actionable:
      'Demandez par écrit si un tribunal a été saisi, et quand. Sinon, il faut un nouveau congé.',
  },
  'gb.home.insight-ground-8': {
    says: 'Le motif 8 (ground 8) exige trois mois de loyer dû, au congé et encore à l’audience. Si vous devez moins à l’audience, le juge peut vous laisser rester. Le congé doit donner au moins quatre semaines.',
    actionable:
      'Comptez les semaines de la réception au jour indiqué. Calculez trois mois de loyer, et passez en dessous avant l’audience.',
  },
  'gb.home.social-reality': {
    says: 'Ce congé (notice) est un avertissement. Vous pouvez rester dans votre logement tant qu’un juge (sheriff) n’ordonne pas l’expulsion.',
  },
  'gb.home.social-rights': {
    says: 'Le juge (sheriff) doit trouver l’expulsion raisonnable. Vous pouvez aller au tribunal, dire votre côté et offrir un plan.',
  },
  'gb.home.social-steps-first': {
    says: 'Pour un retard de loyer, votre bailleur doit d’abord essayer de convenir d’un plan et aider pour les aides. Il doit aussi dire où trouver conseil.',
  },
  'gb.home.social-notice-ends': {
    says: 'Le procès ne peut commencer qu’après la date du congé (notice), et dans les six mois qui suivent. Après cela, il leur faut un nouveau congé.',
  },
  'gb.home.social-step-plan': {
    says: "Appelez aujourd'hui le propriétaire. Offrez le loyer et une petite part de la dette, et demandez un accord écrit.",
  },
  'gb.home.wales-reality': {
    says: 'Ce congé (notice) ne donne pas de raison, et au pays de Galles ce n’est pas obligatoire. Mais vous pouvez rester jusqu’à un ordre du tribunal.',
  },
  'gb.home.wales-six-months': {
    says: 'Pour la plupart des contrats, le congé (notice) doit laisser au moins six mois. Il ne peut pas venir dans vos six premiers mois dans le logement.',
  },
  'gb.home.wales-invalid': {
    says: 'Le congé (notice) peut ne pas compter si le propriétaire n’a pas donné de contrat écrit (written statement). C’est pareil s’il n’a pas protégé le dépôt (deposit) ou a violé certaines règles de sécurité.',
  },
  'gb.home.wales-step-check': {
    says: 'Demandez maintenant à Shelter Cymru de vérifier le congé (notice). Apportez votre contrat, les papiers du dépôt et le jour de votre entrée.',
  },
  'gb.home.wales-registered': {
    says: 'La plupart des propriétaires privés doivent être inscrits à Rent Smart Wales, et qui gère le logement doit avoir une licence. Sinon, ce congé ne compte peut-être pas. Le registre est gratuit en ligne.',
  },
}
