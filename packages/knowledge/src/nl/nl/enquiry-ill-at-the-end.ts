/** Questions about people who are ill when their contract ends: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_AT_THE_END_NL: Words = {
  'nl.ask.ill-at-the-end': {
    says: 'Een tijdelijk contract mag op zijn datum eindigen, ook als u ziek bent. Daarna betaalt UWV meestal 70 % van uw dagloon (Ziektewet), tot twee jaar na het begin van de ziekte. Uw werkgever moet u uiterlijk op de laatste dag bij UWV ziek melden: controleer dat. U krijgt ook de transitievergoeding en vakantiegeld. Meld u niet beter en teken niets. Ook ziek worden binnen vier weken erna telt.',
  },
  'nl.ask.two-years-ill': {
    says: 'Ja, de transitievergoeding is ook verschuldigd als uw werkgever u na twee jaar ziekte ontslaat. Hij telt over uw hele diensttijd, ook de ziekte, met het volle loon van uw contract. Hij heeft toestemming van UWV nodig of uw handtekening. Teken geen vaststellingsovereenkomst zonder de vergoeding. Komt het geld niet, ga dan binnen drie maanden naar de kantonrechter. Vraag op tijd WIA aan.',
  },
}
