/** The French words of the rows in ../state-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_DEBT_FR: Words = {
  ...stateWords('collection-act', {
    AZ: 'une agence de recouvrement a besoin d’un permis de l’État, et ne peut utiliser ni mensonges ni menaces',
    'CA MD NC PA WI':
      'le premier prêteur doit aussi suivre des règles justes pour réclamer, pas seulement une agence',
    CO: 'une agence a besoin d’un permis de l’État et doit suivre la propre loi de l’État',
    FL: 'le premier prêteur ne peut pas vous harceler ni réclamer une dette qu’il sait non due',
    GA: 'des actes injustes pour réclamer enfreignent la loi de l’État, et vous pouvez aller en justice après avoir écrit',
    'IL MN WA':
      'une agence de recouvrement a besoin d’un permis de l’État, et la loi de l’État liste ce qu’elle ne peut pas faire',
    MA: 'celui à qui vous devez peut vous appeler au plus deux fois en sept jours pour une dette',
    MI: 'la loi de l’État liste ce qu’une agence et un prêteur ne peuvent pas faire, et vous pouvez aller en justice pour cela',
    NJ: 'une agence de recouvrement doit déposer une garantie auprès de l’État, et ne peut pas utiliser de mensonges',
    NY: 'une agence doit le plus souvent envoyer la preuve de la dette dans les 60 jours après votre demande écrite',
    OH: 'des actes injustes ou faux pour réclamer enfreignent aussi la loi de l’État, et vous pouvez aller en justice',
    TX: 'vous pouvez contester une dette par écrit auprès d’une agence, et elle a 30 jours pour l’examiner',
    VA: 'une lettre faite pour ressembler à un papier du tribunal enfreint la loi de l’État',
  }),
  ...stateWords('collection-act-case', {
    AZ: 'une agence de recouvrement a besoin d’un permis de l’État, et ne peut utiliser ni mensonges ni menaces',
    'CA MD NC PA WI':
      'le premier prêteur doit aussi suivre des règles justes pour réclamer, pas seulement une agence',
    CO: 'une agence a besoin d’un permis de l’État et doit suivre la propre loi de l’État',
    FL: 'le premier prêteur ne peut pas vous harceler ni réclamer une dette qu’il sait non due',
    GA: 'des actes injustes pour réclamer enfreignent la loi de l’État, et vous pouvez aller en justice après avoir écrit',
    'IL MN WA':
      'une agence de recouvrement a besoin d’un permis de l’État, et la loi de l’État liste ce qu’elle ne peut pas faire',
    MA: 'celui à qui vous devez peut vous appeler au plus deux fois en sept jours pour une dette',
    MI: 'la loi de l’État liste ce qu’une agence et un prêteur ne peuvent pas faire, et vous pouvez aller en justice pour cela',
    NJ: 'une agence de recouvrement doit déposer une garantie auprès de l’État, et ne peut pas utiliser de mensonges',
    NY: 'une agence doit le plus souvent envoyer la preuve de la dette dans les 60 jours après votre demande écrite',
    OH: 'des actes injustes ou faux pour réclamer enfreignent aussi la loi de l’État, et vous pouvez aller en justice',
    TX: 'vous pouvez contester une dette par écrit auprès d’une agence, et elle a 30 jours pour l’examiner',
    VA: 'une lettre faite pour ressembler à un papier du tribunal enfreint la loi de l’État',
  }),
  ...stateWords('safe-pay', {
    'AL ID KY LA':
      'on peut prendre au plus un quart de votre paie après les retenues pour une dette normale',
    'CT DC':
      'on peut prendre au plus un quart de votre paie. Une paie jusqu’à 40 fois le salaire minimum par semaine est protégée',
    DE: 'on peut prendre au plus 15 % de votre paie pour une dette normale',
    HI: 'on peut prendre au plus 5 % des premiers 100 $ de paie par mois, 10 % des 100 $ suivants et 20 % du reste',
    IA: 'chaque créancier peut prendre par an seulement une somme fixe de votre paie. C’est 250 $ à 2 000 $ si vous gagnez moins de 50 000 $',
    IN: 'on peut prendre au plus un quart de votre paie après les retenues. Avec une bonne raison, un juge peut baisser à un dixième',
    KS: 'on peut prendre au plus un quart de votre paie après les retenues. Après plus de deux semaines sans travail pour maladie, rien pendant deux mois après la guérison',
    MN: 'on peut prendre un dixième à un quart de votre paie, selon ce que vous gagnez. Une paie jusqu’à 40 fois le salaire minimum par semaine est protégée',
    AZ: 'on peut prendre au plus un dixième de votre paie pour une dette normale',
    'CA CO':
      'on peut prendre au plus un cinquième de votre paie pour une dette normale, et moins sur une paie basse',
    FL: 'la paie d’un chef de famille jusqu’à 750 $ par semaine est protégée. Demandez-le par écrit',
    GA: 'on peut prendre au plus un quart de votre paie après les retenues, ou 15 % pour un prêt étudiant privé',
    'IL MA': 'on peut prendre au plus 15 % de votre paie avant les retenues pour une dette normale',
    MI: 'vous pouvez demander au tribunal de payer en plusieurs fois. Pendant ce temps, votre paie ne peut pas être saisie',
    NJ: 'on peut le plus souvent prendre au plus un dixième de votre paie pour une dette normale',
    NY: 'on peut prendre au plus un dixième de votre paie avant les retenues pour une dette normale',
    OH: 'ils doivent vous envoyer une demande 15 jours avant de demander à prendre votre paie. Vous pouvez alors demander au tribunal un administrateur (trusteeship)',
    VA: 'on peut prendre au plus un quart de votre paie. Une paie jusqu’à 40 fois le salaire minimum par semaine est protégée',
    WA: 'une plus grande partie de votre paie est protégée pour une dette de consommation que selon la loi fédérale',
  }),
}
