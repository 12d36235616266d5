/** The Spanish words of the rows in ../enquiry-animals-sports-and-downloads.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ANIMALS_SPORTS_AND_DOWNLOADS_ES: Words = {
  'us.fact.neighbors-animal-killed': {
    says: 'Para parar a un animal que ataca a una persona casi siempre se permite una fuerza razonable, y no es crueldad. Si nadie corría peligro, puede ser delito. El dueño casi siempre solo puede pedir el valor del animal y quizá el veterinario. Avise ya a su seguro de hogar. Guarde papeles del hospital, fotos y el informe policial. No escriba sobre culpa. Si llegan papeles del tribunal, conteste a tiempo.',
    dependsOn: 'si alguien estaba en peligro por el animal',
  },
  'us.fact.sports-for-both-sexes': {
    says: 'El Title IX prohíbe a una escuela con dinero federal tratar peor a un sexo, también en deporte recreativo. Pide en conjunto iguales oportunidades, equipo y horarios, no cada cosa dos veces. Una sola cosa que falta es un caso débil, pero una petición justa. Escriba al coordinador de Title IX: cada escuela así tiene uno. Si nada cambia, quéjese gratis ante la Office for Civil Rights.',
    dependsOn: 'los deportes de su escuela en conjunto',
  },
  'us.fact.who-pays-for-downloads': {
    says: 'Quien sube y quien descarga sin permiso copia la obra, así que el titular puede demandar a ambos. En la práctica va contra quienes comparten, como en los torrents, y contra los sitios. Un tribunal puede fijar de $750 a $30,000 por obra, y más si fue a propósito. El sitio está a salvo si quita los archivos al avisarle y no ayudó a propósito. ¿Le llegó una carta? No la ignore y no admita nada sin consejo.',
    dependsOn: 'quién copió, compartió o alojó el archivo',
  },
}
