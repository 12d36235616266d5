/** The French words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_FR: Words = {
  'us.swarm.right-who': {
    says: 'Payer une ligne internet ne prouve pas que vous avez copié. Le propriétaire doit montrer que vous l’avez fait, ou le saviez et avez aidé.',
  },
  'us.swarm.right-quash': {
    says: 'Votre fournisseur d’internet doit vous prévenir avant de donner votre nom sur ordre d’un tribunal. Vous pouvez demander à ce tribunal de l’arrêter au plus tard à la date indiquée dans la lettre.',
  },
  'us.swarm.know-sums': {
    says: 'Seul le titulaire peut copier ou partager un film. Dans un procès, le juge peut fixer de $750 à $30,000 par œuvre, et plus si c’était voulu.',
  },
  'us.swarm.step-silent': {
    says: 'N’ouvrez pas la page de règlement et ne répondez pas encore : cela révèle qui vous êtes. Cessez tout partage, protégez votre wi-fi, gardez cet avis. Voyez d’abord un avocat.',
  },
  'us.swarm.ask-notice': {
    says: 'Ne cliquez pas sur le lien de règlement et ne répondez pas encore. Le plus souvent ils n’ont qu’une adresse IP ; répondre leur donne votre nom. Votre fournisseur ne le donne en général que sur ordre d’un juge, et doit vous prévenir. Payer la ligne ne prouve pas que vous avez copié. Cessez tout partage, protégez le wi-fi. Si une subpoena ou une plainte arrive, agissez à temps, avec un avocat.',
  },
}
