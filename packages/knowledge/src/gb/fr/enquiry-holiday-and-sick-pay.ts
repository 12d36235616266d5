/** Questions about holiday pay and sick pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAY_AND_SICK_PAY_FR: Words = {
  'gb.ask-work.holiday': {
    says: 'La plupart des travailleurs ont 5,6 semaines de congés payés par an, en proportion à temps partiel. Quand vous partez, on doit vous payer les congés acquis et non pris.',
  },
  'gb.ask-work.sick-pay': {
    says: 'Depuis le 6 avril 2026, la plupart des salariés touchent l’indemnité maladie dès le premier jour entier : 123,25 £ par semaine ou 80 % du salaire habituel, si c’est moins. Un petit salaire ne vous exclut plus. Sept jours, votre propre note suffit ; ensuite il faut une fit note. S’ils refusent, demandez le motif par écrit (formulaire SSP1) et appelez HMRC ou Acas.',
  },
  'gb.ask-work.zero-hours-holiday': {
    says: "Avec un contrat zéro heure, vous gagnez aussi des congés payés. Si les heures varient, c'est 12.07% des heures faites. On peut les payer avec chaque salaire seulement en plus, et à part sur la fiche de paie. Des congés « dans le taux horaire » ne comptent pas. Au départ, les congés non pris doivent être payés. Écrivez au patron les heures fois 12.07%, puis appelez Acas dans le délai, au 0300 123 1100.",
  },
  'gb.ask-work.holiday-part-time': {
    says: 'Multipliez vos jours de travail par semaine par 5,6. Cela fait 11,2 jours de congé payé par an pour deux jours, 16,8 pour trois et 22,4 pour quatre. Les jours fériés (bank holidays) peuvent y être compris. Si vos heures changent ou si vous ne travaillez qu’une partie de l’année, vous gagnez 12,07 % des heures travaillées. Votre contrat peut donner plus, jamais moins.',
  },
}
