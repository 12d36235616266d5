/** Questions about discrimination, age, pregnancy, references and checks: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFAIR_TREATMENT_ES: Words = {
  'us.ask-work.discrimination': {
    says: 'Anote qué pasó y denúncielo por escrito. Presente una denuncia (charge) ante la EEOC en un plazo de 180 días, o 300 días en muchos estados. La necesita antes de la mayoría de las demandas.',
  },
  'us.ask-work.pregnant': {
    says: 'Un empleador con 15 o más trabajadores no puede despedirle por estar embarazada, y debe hacer cambios razonables en el trabajo. Presente una denuncia (charge) ante la EEOC en un plazo de 180 días, o 300 en muchos estados.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Preséntela en un plazo de 180 días desde lo que pasó, o 300 días donde una agencia del estado trata esos casos. Después de una carta de derecho a demandar (right-to-sue letter) tiene 90 días para ir a la corte.',
  },
  'us.ask-work.reference': {
    says: 'Una referencia verdadera casi siempre se permite, buena o mala. Hechos falsos que le cuestan un empleo pueden ser difamación. Una mala como castigo por una queja de discriminación viola la ley federal.',
    dependsOn: 'si lo que dicen es verdad, y por qué lo dicen',
  },
  'us.ask-work.job-background': {
    says: 'Pida una copia del informe. El empleador debe dársela con una lista de sus derechos antes de decir no. Dispute los errores con la empresa que lo hizo: casi siempre tiene 30 días. Algunos estados limitan el uso de antecedentes.',
  },
  'us.ask-life.unfair': {
    says: 'Es ilegal si la razón fue raza, color, religión, sexo, origen, edad desde 40 o discapacidad. Anote lo que dijeron. Acuda a la EEOC o la oficina del estado en 180 o 300 días.',
    dependsOn: 'la razón y las pruebas',
  },
  'us.trouble.age': {
    says: 'Desde los 40 años no pueden despedirle por su edad. Que le reemplace alguien mucho más joven es una señal. Acuda a la EEOC o la oficina del estado en 180 o 300 días.',
    dependsOn: 'la razón y las pruebas',
  },
  'us.fact.sexual-harassment': {
    says: 'Esto es acoso sexual y la ley lo prohíbe. No tiene que dejar el trabajo. Guarde los mensajes y apunte cada vez y quién lo vio. Quéjese por escrito: la empresa tiene que actuar y no puede castigarle. Si no sirve, presente gratis una queja ante la EEOC en 180 días, en la mayoría de los estados 300. La ley federal vale desde 15 empleados; muchos estados protegen también en empresas menores. Si hubo tocamientos o amenazas, también puede ir a la policía.',
  },
}
