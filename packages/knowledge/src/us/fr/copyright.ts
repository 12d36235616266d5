/** The French words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_FR: Words = {
  'us.copyright.want': {
    says: 'Ils disent que vous avez utilisé ou partagé quelque chose sans permission, et veulent de l’argent ou que vous arrêtiez.',
  },
  'us.copyright.who': {
    says: 'Cela vient d’un propriétaire, d’un cabinet d’avocats ou d’une entreprise qui cherche ces usages. Une lettre n’est pas un procès.',
  },
  'us.copyright.reality': {
    says: 'De telles lettres demandent souvent bien plus qu’un tribunal ne donnerait. Vérifiez à qui est l’œuvre et si vous l’avez utilisée.',
  },
  'us.copyright.rights-summary': {
    says: 'Vous pouvez demander la preuve de la propriété et de l’enregistrement, dire que c’était un usage permis (fair use), ou offrir une somme plus basse.',
  },
  'us.copyright.not-yet': {
    says: 'Ils ne peuvent pas prendre d’argent à cause d’une lettre. Ils doivent aller devant un tribunal fédéral ou le Copyright Claims Board.',
  },
  'us.copyright.right-proof': {
    says: 'Pour une œuvre des États-Unis, ils doivent l’enregistrer avant d’aller en justice. Demandez le numéro et la date d’enregistrement.',
  },
  'us.copyright.right-low-sum': {
    says: 'Si l’œuvre a été enregistrée seulement après le début de votre usage, les sommes fixes et les frais d’avocat ne sont le plus souvent pas dus.',
  },
  'us.copyright.right-fair-use': {
    says: 'Un certain usage est permis (fair use), comme le commentaire, l’information, l’enseignement ou la parodie. Cela dépend du cas.',
  },
  'us.copyright.right-counter': {
    says: 'Si votre publication a été retirée par erreur, vous pouvez envoyer une réponse au site (counter notice). Elle peut revenir en 10 à 14 jours ouvrables.',
  },
  'us.copyright.deadline-opt-out': {
    says: 'Vous avez 60 jours après la remise des papiers pour refuser le Copyright Claims Board (opt out).',
    action: 'Décider : refuser le Copyright Claims Board (opt out), ou y répondre',
    consequence: 'Si vous ne faites rien, le Board peut décider contre vous.',
  },
  'us.copyright.limitation': {
    says: 'Une demande pour droit d’auteur doit être portée en justice dans les trois ans après sa naissance.',
    from: 'le jour de l’usage, ou devant beaucoup de tribunaux le jour où ils l’ont découvert',
    restartedBy: 'Chaque nouvel usage commence ses propres trois ans.',
  },
  'us.copyright.step-stop': {
    says: 'Retirez l’image ou le fichier, mais gardez une copie de votre usage. Ne reconnaissez rien encore.',
  },
  'us.copyright.step-check': {
    says: 'Vérifiez d’où cela vient et si vous aviez une licence. Cherchez l’œuvre sur Copyright.gov.',
  },
  'us.copyright.step-ask': {
    says: 'Écrivez et demandez des preuves : à qui elle est, son enregistrement, et comment ils ont calculé la somme.',
  },
  'us.copyright.step-court': {
    says: 'Si vous recevez des papiers d’un tribunal ou du Board, agissez au plus tard à leur date. Un avocat en vaut alors la peine.',
  },
  'us.copyright.option-dispute': {
    says: 'Demandez des preuves et dites pourquoi vous ne le devez pas. Restez poli et court.',
    title: 'Demander des preuves et contester',
    cost: 'Gratuit',
    time: 'Avant la date indiquée dans la lettre',
    risk: 'Ils peuvent aller en justice, mais la plupart ne le font pas.',
    bestFor:
      'Ce n’était pas vous, vous aviez la permission, ou c’était un usage permis (fair use).',
  },
  'us.copyright.option-settle': {
    says: 'Offrez ce qu’une licence aurait coûté. Signez seulement un papier qui met fin à toute l’affaire.',
    title: 'Offrir un prix de licence juste',
    cost: 'Souvent bien moins que demandé',
    time: 'Des semaines',
    risk: 'Demandez par écrit la fin de toutes les demandes (release).',
    bestFor: 'Vous l’avez bien utilisée sans permission.',
  },
  'us.copyright.option-help': {
    says: 'Une clinique d’une faculté de droit ou un avocat en propriété intellectuelle peut vous dire ce que cela vaut.',
    title: 'Demander à un avocat',
    cost: 'Certaines cliniques sont gratuites',
    time: 'Bientôt',
    risk: 'Aucun.',
    bestFor: 'La somme est grande ou il y a des papiers du tribunal.',
  },
}
