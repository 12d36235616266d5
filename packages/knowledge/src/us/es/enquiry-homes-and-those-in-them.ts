/** Questions about who may come into a home, stay in it or change it, and about reports to the city: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_THOSE_IN_THEM_ES: Words = {
  'us.fact.collects-things': {
    says: 'Puede quedarse: quien ya se mudó no puede sacarle de su casa, y la policía no le obliga. Acuerden por escrito día y hora, con una lista de lo que es suyo. Deje entrar solo a quien usted acepte, tenga un testigo y grabe. La policía puede acompañar (“civil standby”): cuida el orden y no decide de quién es cada cosa. No tire ni retenga lo que es claramente de la otra persona.',
  },
  'us.fact.step-parent-in-inherited-home': {
    says: 'Un testamento debe pasar por el tribunal de sucesiones antes de que la casa sea suya, y solo su papel lo muestra. El cónyuge que queda tiene derechos que un testamento no quita: en Ohio un año gratis en la casa y una parte de la herencia si la elige a tiempo. La “survivorship” vale solo si la escritura lo dice: pida copia en el condado. Después dé aviso escrito y pida el desalojo al juez; cambiar cerraduras es ilegal. Un acuerdo firmado con día y dinero de mudanza suele ser lo más barato.',
    dependsOn: 'quién está en la escritura y qué da su estado al cónyuge',
  },
  'us.fact.hoa-solar': {
    says: 'En cerca de la mitad de los estados una ley solar impide prohibir: California, Florida, Texas, Arizona y Colorado, entre otros. Allí la HOA solo puede poner reglas justas de lugar y aspecto que no quiten mucha energía ni dinero. En California debe responder por escrito en 45 días, o se da por aprobado. En otros deciden sus papeles, pero la regla debe ser justa e igual para todos. Pida por escrito la regla y la razón, y espere el sí antes de instalar.',
    dependsOn: 'su estado y lo que dicen los papeles de la asociación',
  },
  'us.fact.false-report-to-city': {
    says: 'Pida a la ciudad el expediente por la ley de archivos públicos de su estado: el informe, las fotos y cómo terminó. En muchos sitios tachan el nombre de quien se quejó; en otros no. En Florida la ciudad casi siempre necesita nombre y dirección antes de investigar. Deje ver al inspector que todo está bien y pida un papel que diga “cerrado”. Quien miente a propósito a la ciudad puede violar una ley, y un juez puede ordenar que cese el acoso.',
    dependsOn: 'la ley de archivos públicos de su estado',
  },
  'us.fact.tenant-lets-nobody-in': {
    says: 'El dueño puede entrar para reparaciones y plagas tras un aviso escrito, en la mayoría de estados de 24 a 48 horas, a hora razonable. Escriba día, hora y razón a cada adulto de la casa y guarde copia. Si siguen negándose, dé un aviso que diga el deber incumplido y un día para cumplirlo. Luego el juez puede ordenar la entrada o terminar el alquiler. No fuerce la puerta: solo en una emergencia puede entrar enseguida.',
  },
}
