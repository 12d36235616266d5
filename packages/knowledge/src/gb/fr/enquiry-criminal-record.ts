/** Questions about what goes on a criminal record: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_FR: Words = {
  'gb.ask-fine.not-a-record': {
    says: 'Non. Une amende forfaitaire (fixed penalty) payée à temps n’est pas une condamnation et ne va pas au casier. Cela vaut pour la vitesse, l’absence scolaire et les pénalités de stationnement. Les points restent sur le permis : dites-le à l’assureur s’il le demande. Sans paiement, un tribunal peut condamner. Pour certains emplois, lisez bien la question.',
  },
  'gb.ask-police.caution-dbs': {
    says: 'Un avertissement simple (caution) n’est pas une condamnation et est effacé aussitôt ; avec conditions, en trois mois au plus. La plupart des emplois n’ont pas à le savoir. Effacé, il n’est pas sur le contrôle basic. Sur standard ou enhanced, comme soins ou école, il figure six ans pour un adulte. Ensuite il disparaît, sauf liste d’infractions graves. Celui d’un mineur n’apparaît pas.',
    dependsOn: 'l’infraction, votre âge alors et le type de contrôle',
  },
}
