/** Questions about penalties of councils: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_ES: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Escriba al ayuntamiento en 14 días con fotos: el precio bajo suele seguir abierto. Tras la notice to owner tiene 28 días para las alegaciones formales. Si dice que no, tiene 28 días para ir al tribunal gratuito. Basta un buen motivo.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Escriba al ayuntamiento en 14 días con fotos: el precio bajo suele seguir abierto. Tras la notice to owner tiene 28 días para las alegaciones formales. Si dice que no, tiene 28 días para ir al tribunal gratuito. Basta un buen motivo.',
  },
  'gb.ask-parking.council-challenge': {
    says: 'Impugne en un plazo de 14 días con fotos y su motivo. Si el ayuntamiento dice que no, la mayoría ofrece otra vez el precio menor. Después puede ir a un tribunal gratuito.',
  },
  'gb.ask-parking.scotland': {
    says: 'En Escocia solo el conductor puede deber un cobro privado. Ninguna ley obliga al titular (keeper) a decir a la empresa quién conducía. Una multa del ayuntamiento es distinta: páguela o impúgnela.',
    dependsOn: 'quién lo envió, y si usted conducía',
  },
  'gb.ask-parking.old-charge': {
    says: 'Una empresa tiene seis años desde el aparcamiento para presentar una demanda judicial (court claim). Después usted tiene una defensa completa.',
    dependsOn: 'hace cuánto tiempo fue',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Recurra primero ante la empresa o el ayuntamiento, en su formulario, con fotos y pruebas. Hágalo en un plazo de 14 días para conservar el precio menor. Si dicen que no, hay un recurso independiente gratuito.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'En Escocia paga la mitad en un plazo de 14 días, o la impugna ante el ayuntamiento (council). Tras un aviso de rechazo tiene 28 días para recurrir al First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'Impúgnela por escrito en un plazo de 14 días, y el precio menor espera a la respuesta. Tras un rechazo puede recurrir al Traffic Penalty Tribunal de Irlanda del Norte.',
  },
}
