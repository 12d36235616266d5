/** Dismissal for an economic reason (motif économique) and the job safety contract (CSP): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_WORDS: Words = {
  'fr.job.want-economic': {
    says: 'Uw werkgever wil u ontslaan om een economische reden, niet om iets wat u deed.',
  },
  'fr.job.deadline-csp': {
    says: 'U hebt 21 dagen vanaf het aanbod om ja of nee te zeggen tegen het contract voor baanzekerheid (CSP). Stilte is nee.',
    action: 'Beslissen over het aanbod van het CSP',
    consequence: 'Daarna is het aanbod weg.',
  },
  'fr.job.right-economic-move': {
    says: 'Voor een economisch ontslag (licenciement économique) moet de werkgever ander werk voor u zoeken, ook in de groep in Frankrijk.',
  },
  'fr.job.right-rehire': {
    says: 'Vraagt u het binnen een jaar, dan gaat u voor bij nieuwe banen die bij u passen.',
  },
  'fr.job.right-csp': {
    says: 'In bedrijven onder 1.000 werknemers moet men u het contract voor baanzekerheid (CSP) aanbieden: opleiding en een betere uitkering.',
  },
  'fr.job.right-order': {
    says: 'Gaan sommigen weg en blijven anderen, dan moet de keuze eerlijk zijn: gezin, jaren, handicap of leeftijd, kennis. U mag de regels schriftelijk vragen, tot tien dagen na uw vertrek.',
  },
}
