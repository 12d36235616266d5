/** What people believe of police and visas, put right: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_VISAS_FR: Words = {
  'gb.ask-police.phone-search': {
    says: 'La police a besoin d’un pouvoir légal ou de votre accord. En cas d’arrestation ou avec un mandat, elle peut garder le téléphone et le lire comme preuve. Témoins et victimes peuvent refuser : la demande est écrite, sans pression. Demandez l’avocat gratuit avant de donner un code. Seule une section 49 notice écrite fait du refus un délit.',
  },
  'gb.ask-immigration.public-funds': {
    dependsOn: 'votre statut et ce que dit votre visa',
    says: 'Avec la nationalité britannique, le settled status, l’indefinite leave ou comme réfugié, vous pouvez demander des aides. Si le visa dit « no recourse to public funds », ne demandez rien sans conseil. Cela peut violer une condition et coûter ce visa ou le suivant. Sans argent, vous pouvez demander au Home Office de lever cette condition.',
  },
  'gb.ask-immigration.marriage-passport': {
    says: 'Épouser un Britannique ne donne ni passeport ni droit de séjour à lui seul. Il faut d’abord un visa de partenaire, avec des règles d’argent et d’anglais. Une fois settled et après trois ans ici, vous pouvez demander la nationalité. Alors seulement le passeport.',
  },
}
