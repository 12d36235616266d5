/** The Dutch words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'ca.named.strata-fine': {
    says: 'Een strata mag u pas een boete geven nadat zij u de klacht schriftelijk stuurde en u kon antwoorden, met een hoorzitting als u die vraagt. Anders is de boete niet geldig. Het Civil Resolution Tribunal kan haar schrappen.',
  },
  'ca.named.ask-strata-fine': {
    dependsOn: 'of ze u eerst schreven',
    says: 'Zonder schriftelijke klacht en de kans om eerst te antwoorden, met een hoorzitting als u die vraagt, is de boete niet geldig. Schrijf het bestuur: vraag de regel, de klacht en de notulen, en om de boete te schrappen. Meestal is $200 het hoogste, en voor een boete mag geen pandrecht op uw huis. Anders beslist online het Civil Resolution Tribunal, goedkoop.',
  },
  'ca.named.ask-refused-claim': {
    says: 'De meesten hebben vanaf de schriftelijke redenen 15 dagen voor beroep bij de Refugee Appeal Division, en in totaal 45 dagen voor de rest. Zolang het loopt, wacht de uitzetting meestal. Kunt u daar niet terecht, dan hebt u 15 dagen voor het Federal Court. Bel vandaag de rechtshulp (legal aid): die kan een advocaat betalen. Vraag later naar een risicotoets (PRRA).',
  },
  'ca.named.assistance-recovery': {
    says: 'Ze mogen hoogstens 10 % van uw maandelijkse steun inhouden, en minder als dat te zwaar is. Het kantoor en het tribunaal mogen ook een deel of alles laten vallen, bijvoorbeeld na een eigen fout. Vraag dat schriftelijk.',
  },
  'ca.named.group-disability': {
    says: 'U hoeft het interne beroep niet te gebruiken: u kunt ook naar de rechter, meestal binnen twee jaar na het nee. Een verzekeraar moet eerlijk handelen en kan meer schuldig zijn voor de zorgen. Vraag het dossier en de polis en spreek een advocaat voor u in beroep gaat.',
  },
  'ca.named.ei-left-job': {
    says: 'Zelf ontslag nemen sluit een uitkering niet uit als u een goede reden had (just cause): geen andere redelijke weg, zoals pesten, gevaar, een grote loonverlaging of zorg voor familie. Bij wangedrag moeten ze opzet tonen. Vraag binnen 30 dagen om een nieuwe beslissing.',
  },
  'ca.named.ask-special-levy': {
    dependsOn: 'hoe er besloten is en wat uw regels zeggen',
    says: 'Meestal moet u een heffing betalen die volgens wet en regels is besloten, anders kan er een pandrecht komen. Vraag de notulen, de stemming, de studie van het reservefonds en de offertes. In British Columbia is vaak driekwart van de stemmen nodig. Is het niet goed besloten of oneerlijk, ga dan naar het tribunaal of de rechter en betaal onder protest. Vraag termijnen.',
  },
}
