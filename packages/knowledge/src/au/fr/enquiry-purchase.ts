/** Questions about things bought and contracts to cancel: faults, delivery, events and firms that closed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_FR: Words = {
  'au.ask.faulty': {
    says: 'Le magasin doit s’en occuper, même après sa garantie, sans vous renvoyer au fabricant. Un bien doit durer un temps juste pour son prix. Si le défaut est grave, vous choisissez l’argent ou un neuf. Pour un petit défaut, réparation gratuite dans un temps juste. Il doit aussi la perte qui suit, comme la nourriture gâtée. Écrivez avec une date. Puis fair trading ou petites créances.',
  },
  'au.ask.cancel': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé, vous avez 10 jours ouvrables pour annuler. Pour une salle de sport ou un achat en ligne, cela dépend de ses conditions et de la loi de l’État.',
    dependsOn: 'comment on vous l’a vendu',
  },
  'au.ask.not-delivered': {
    says: 'Demandez par écrit au vendeur la marchandise ou un remboursement. Si vous avez payé par carte, demandez à votre banque une rétrofacturation (chargeback).',
  },
  'au.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui est tombé en panne. Les biens doivent durer un temps juste, même après sa garantie. Pour un défaut grave, vous pouvez choisir votre argent ou un article neuf.',
  },
  'au.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et demandez tout de suite à votre banque une rétrofacturation (chargeback). Une entreprise ne peut pas prendre d’argent pour ce qu’elle ne peut pas fournir. Si elle est insolvable, envoyez votre demande au liquidateur (liquidator).',
  },
  'au.ask.gym': {
    says: 'Résiliez par écrit et arrêtez le prélèvement à la banque. Une clause qui ne lie que vous, ou des frais très élevés, peut être injuste et nulle. Certains États ajoutent un délai de réflexion.',
  },
  'au.ask.event-cancelled': {
    says: 'Si l’organisateur annule, vous pouvez le plus souvent être remboursé: le service n’a pas été rendu. Demandez par écrit, puis la rétrofacturation à votre carte, ou le fair trading de votre État.',
  },
  'au.ask.change-of-mind': {
    says: 'Si vous changez d’avis, la loi ne donne pas de remboursement; lisez le contrat ou la politique du magasin. Certains achats de voiture ont un jour de réflexion selon l’État. Ils ne gardent qu’une perte juste.',
  },
  'au.ask.sold-privately': {
    says: 'Le plus souvent non. Les garanties du droit de la consommation ne lient pas un vendeur privé. Vous ne devez quelque chose que si vous avez dit une chose fausse, ou si la voiture n’était pas à vous.',
  },
}
