/** Questions about faults, mould and noise in a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTS_IN_THE_HOME_WORDS: Words = {
  'de.ask-home.defects': {
    says: 'Signalez-le aujourd’hui par écrit, avec photos et délai. Dès lors, le loyer est réduit de plein droit tant que dure le défaut. Par sûreté, payez tout sous réserve, ou réduisez seulement quand un Mieterverein a dit la part. Le délai passé, vous pouvez faire réparer et demander les frais. Pas de chauffage en hiver est urgent : un tribunal tranche en quelques jours.',
  },
  'de.ask-home.noise': {
    says: 'Parlez d’abord et notez le bruit avec jours et heures. Écrivez au bailleur : il doit agir, et le loyer peut baisser tant que cela dure. La nuit, appelez la police ou l’Ordnungsamt. Enfin, un tribunal peut l’interdire ; dans certains Länder, une conciliation (Schlichtung) vient d’abord.',
  },
  'de.ask-home.mould-leave': {
    says: 'Vous pouvez partir aussitôt seulement si c’est grave ou dangereux pour la santé. Fixez d’abord au bailleur un dernier délai écrit, avec photos. Un certificat ou une expertise aide. Si vous avez tort, vous devez le loyer du préavis ; demandez d’abord au Mieterverein. En attendant, réduire le loyer est plus sûr.',
    dependsOn: 'la gravité et si un délai a été fixé avant',
  },
}
