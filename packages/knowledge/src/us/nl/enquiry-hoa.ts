/** The Dutch words of the rows in ../enquiry-hoa.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOA_NL: Words = {
  'us.state.tx.ask-hoa-fine': {
    says: 'In Texas moet een vereniging u eerst schrijven, redelijke tijd geven om het goed te maken, en u om een hoorzitting laten vragen. Vraag die schriftelijk binnen 30 dagen.',
    dependsOn: 'of u schriftelijk bericht kreeg en om een hoorzitting kon vragen',
  },
  'us.ask-home.hoa-fine': {
    says: 'Zij mag u alleen een boete geven zoals haar papieren en de wet van uw staat toestaan, meestal na bericht en een hoorzitting. Vraag schriftelijk om de regel en om een hoorzitting.',
    dependsOn: 'uw staat en de papieren van de vereniging',
  },
  'us.state.fl.ask-hoa-fine': {
    says: 'Zij moet u 14 dagen vooraf bericht en een hoorzitting voor een commissie van eigenaren geven. Een boete onder $1.000 kan in Florida geen pandrecht (lien) op uw huis worden.',
    dependsOn: 'de papieren van de vereniging en of u een hoorzitting had',
  },
  'us.story.hoa-limits': {
    says: 'Federale regels beschermen kleine schotels en de Amerikaanse vlag, en veel staten beschermen zonnepanelen. Eerlijke grenzen aan plaats en grootte mogen. Vraag om de schriftelijke regel en een hoorzitting.',
    dependsOn: 'uw staat en de regel',
  },
  'us.story.hoa-change': {
    says: 'Zij mag alleen weigeren volgens een regel in haar papieren, eerlijk en voor iedereen gelijk. Vraag schriftelijk de regel, de reden en hoe het bestuur het opnieuw bekijkt. Californië bijvoorbeeld eist een schriftelijke reden en een tweede blik in een open vergadering. Maak foto’s van gelijke werken die mochten. Breek niets af en bouw niet door voor u een antwoord op papier hebt.',
    dependsOn: 'de papieren van de vereniging en uw staat',
  },
}
