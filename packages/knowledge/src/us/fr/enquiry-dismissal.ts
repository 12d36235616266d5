/** Questions about losing a job: reasons, severance, benefits and health cover: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_FR: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'Dans la plupart des États, on peut vous renvoyer sans prévenir et sans raison, mais pas pour une raison interdite. Exemples : la race, le sexe, l’âge, un handicap, un congé de maladie ou parce que vous avez signalé une faute.',
    dependsOn: 'la raison, votre contrat et votre État',
  },
  'us.ask-work.unemployment': {
    says: 'Faites la demande tout de suite à votre État. Une suppression de poste, ou un renvoi sans faute (misconduct), ne vous exclut pas. En cas de refus, faites appel au plus tard à la date indiquée dans la lettre, dans certains États 10 jours.',
    dependsOn: 'pourquoi l’emploi a fini, et votre État',
  },
  'us.ask-work.severance': {
    says: 'Ne signez pas sur place. À partir de 40 ans, vous avez au moins 21 jours pour réfléchir, ou 45 lors d’un renvoi collectif, et 7 jours pour le reprendre. Demandez à un avocat et demandez plus.',
  },
  'us.ask-work.cobra': {
    says: 'Vous avez 60 jours pour choisir COBRA, et 60 jours pour acheter un plan sur HealthCare.gov. On peut y demander jusqu’à 60 jours avant la fin, pour éviter un trou. Comparez : COBRA est souvent cher, et les plans du marché peuvent être aidés. Si l’entreprise met fin à tout son plan, il n’y a pas de COBRA : prenez un plan du marché, ou demandez Medicaid.',
  },
  'us.ask-work.retaliation': {
    says: 'Ils ne peuvent pas vous punir parce que vous demandez votre salaire, signalez un danger ou une discrimination, ou parlez de la paie avec des collègues. Certaines plaintes doivent arriver en 30 jours, agissez donc maintenant.',
  },
  'us.ask-work.severance-sum': {
    says: 'Regardez votre contrat, le manuel et les offres passées. Aucune loi fédérale n’oblige à payer une indemnité de départ (severance) ; quelques États l’exigent lors de licenciements massifs. La dernière paie est toujours due. Vous pouvez demander plus avant de signer une renonciation.',
  },
}
