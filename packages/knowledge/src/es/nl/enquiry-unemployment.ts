/** Questions about resigning, leaving because pay is late, and unemployment benefit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_NL: Words = {
  'es.ask.paro-disciplinary': {
    says: 'Ja, na elk ontslag, als u in zes jaar 360 dagen premie betaalde. Vraag het SEPE binnen 15 werkdagen.',
  },
  'es.ask.resign': {
    says: 'U geeft de opzegtijd van uw cao (convenio), meestal 15 dagen. Neemt u ontslag, dan is er geen uitkering, behalve bij een ernstige fout van het bedrijf.',
    dependsOn: 'uw cao (convenio) en de reden',
  },
  'es.ask.leave-unpaid': {
    says: 'Vraag het loon schriftelijk en ga naar de bemiddeling: u hebt een jaar. Zijn in een jaar drie volle maanden onbetaald, of zes te laat, dan kan de rechter het contract beëindigen. U krijgt dan de vergoeding van onterecht ontslag. Vertrek niet eerder.',
  },
  'es.ask.wages-leave': {
    says: 'Loop niet weg en teken geen baja voluntaria: u verliest dan de uitkering (paro) en de vergoeding. Bij drie onbetaalde maanden in een jaar, of zes die meer dan 15 dagen te laat kwamen, kan een rechter de baan beëindigen. U krijgt dan meestal 33 dagen loon per jaar en paro. Werk door. Vraag bemiddeling, ga dan naar de rechter, ook voor het loon met 10 % rente, per maand binnen een jaar. FOGASA betaalt tot een grens.',
  },
  'es.ask.paro-length': {
    says: 'Met 360 dagen in zes jaar krijgt u vier maanden, met 720 dagen acht. Het stijgt tot twee jaar. Het is 70% van de basis zes maanden, daarna 60%. Vraag het binnen 15 werkdagen.',
    dependsOn: 'hoeveel dagen u betaalde',
  },
}
