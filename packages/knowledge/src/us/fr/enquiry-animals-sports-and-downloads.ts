/** The French words of the rows in ../enquiry-animals-sports-and-downloads.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_FR: Words = {
  'us.fact.neighbors-animal-killed': {
    says: 'Pour arrêter un animal qui attaque une personne, une force raisonnable est presque toujours permise, et ce n’est pas de la cruauté. Si personne n’était en danger, cela peut être un délit. Le propriétaire ne peut en général demander que la valeur de l’animal et peut-être le vétérinaire. Prévenez votre assurance habitation. Gardez papiers d’hôpital, photos et rapport. N’écrivez rien sur la faute. Répondez à temps aux papiers du tribunal.',
    dependsOn: 'si l’animal mettait quelqu’un en danger',
  },
  'us.fact.sports-for-both-sexes': {
    says: 'Le Title IX interdit à une école aidée par l’État fédéral de traiter moins bien un sexe, aussi dans les sports de loisir. Il demande dans l’ensemble des chances, du matériel et des horaires égaux, pas chaque chose en double. Un seul objet manquant est un dossier faible, mais une demande juste. Écrivez au Title IX coordinator. Si rien ne change, plaignez-vous gratuitement à l’Office for Civil Rights.',
    dependsOn: 'l’ensemble des sports de votre école',
  },
  'us.fact.who-pays-for-downloads': {
    says: 'Qui met en ligne et qui télécharge sans accord copie l’œuvre : le titulaire peut poursuivre les deux. En pratique il vise ceux qui partagent, comme par torrent, et les sites. Un tribunal peut accorder de $750 à $30,000 par œuvre, plus si c’est voulu. Un site est protégé s’il retire sur avis et n’a pas aidé exprès. Une lettre ? Ne l’ignorez pas et n’avouez rien avant un conseil.',
    dependsOn: 'qui a copié, partagé ou hébergé le fichier',
  },
}
