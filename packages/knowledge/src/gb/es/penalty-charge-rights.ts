/** Rights of who gets a council penalty charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_RIGHTS_ES: Words = {
  'gb.pcn.right-grace': {
    says: 'En una plaza o aparcamiento del ayuntamiento no hay multa hasta que pase más de 10 minutos del tiempo permitido.',
  },
  'gb.pcn.right-discount': {
    says: 'Paga menos si paga en un plazo de 14 días. Los 14 días empiezan el día en que dejaron el aviso en el coche o se lo dieron.',
  },
  'gb.pcn.right-discount-post': {
    says: 'Cuando una multa de cámara llega por correo, el precio menor dura 21 días desde el día de la entrega (service).',
  },
  'gb.pcn.right-appeal': {
    says: 'Tiene 28 días desde un aviso de rechazo (notice of rejection) para recurrir al tribunal. No cuesta nada, y casi nunca se imponen costas.',
  },
  'gb.pcn.right-compelling': {
    says: 'Aunque se rompiera la regla, puede pedir al ayuntamiento (council) que la anule. Dé un motivo fuerte, como una enfermedad repentina.',
  },
  'gb.pcn.right-evidence': {
    says: 'Puede ver las fotos, la grabación y las notas en que se apoya el ayuntamiento. Muchos las muestran por internet.',
  },
  'gb.pcn.right-camera': {
    says: 'Las cámaras solo pueden usarse para algunas reglas, como paradas y carriles de autobús, marcas de colegios y red routes.',
  },
  'gb.pcn.right-statement': {
    says: 'Puede hacer una declaración (witness statement) por uno de los motivos fijados. Por ejemplo: nunca recibió el aviso, o nadie le contestó.',
  },
  'gb.pcn.right-order-and-signs': {
    says: 'El ayuntamiento necesita una orden de tráfico (traffic order) para su norma y señales que la muestren con claridad. Mire el lugar. Una orden mal hecha o malas señales son motivo para anular.',
  },
  'gb.pcn.right-no-answer': {
    says: '¿Escribió a tiempo tras el aviso formal y no tuvo respuesta en 56 días? Entonces el ayuntamiento debe anular. Dígalo ahora y también en el próximo formulario.',
  },
}
