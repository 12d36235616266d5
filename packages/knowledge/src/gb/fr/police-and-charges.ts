/** The police: searches, interviews, things they keep, and charges on paper. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_AND_CHARGES_FR: Words = {
  'gb.police.right-search': {
    says: 'La police a besoin de vraies raisons pour vous fouiller dans la rue. Elle doit dire pourquoi, donner nom et poste, et proposer un écrit.',
  },
  'gb.police.right-solicitor': {
    says: 'Un avocat est gratuit au poste, aussi pour un entretien volontaire. Demandez-le avant de répondre à toute question.',
  },
  'gb.police.answer': {
    says: "Vous n'êtes pas obligé d'y aller, mais on peut alors vous arrêter. Demandez l'avocat gratuit avant d'y aller, et ne répondez pas sans lui. Vos mots peuvent servir au tribunal.",
  },
  'gb.police.right-property': {
    says: "La police ne garde une chose que le temps nécessaire. Demandez-la par écrit. Un Magistrates' Court peut l'ordonner.",
  },
  'gb.court.single-justice': {
    says: 'Répondez sous 21 jours : coupable ou non coupable. Vous pouvez demander une audience. Si vous vous taisez, on peut vous condamner sans vous.',
  },
  'gb.caution.right-lawyer': {
    says: "Vous pouvez avoir un avocat, et vos mots peuvent servir au tribunal. Vous n'êtes pas obligé d'accepter une pénalité à la place d'une poursuite.",
  },
  'gb.police.right-dog': {
    says: 'Ne cédez pas le chien par écrit sans conseil. Seul un juge décide. Il peut vous le laisser sous conditions s’il n’est pas dangereux et si vous êtes apte. Demandez un avocat et votre propre expert.',
  },
}
